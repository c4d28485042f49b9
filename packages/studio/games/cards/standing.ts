import { type Card, inOrder, isCard } from './card.ts'
import { type Combination, combinationOf, type Weakness, weaknessOf } from './combination.ts'

export type Seat = 0 | 1

/** What one seat did on its turn: laid these cards, or passed with none. */
export interface Move {
  readonly seat: Seat
  readonly cards: readonly Card[]
}

export type Hands = readonly [readonly Card[], readonly Card[]]

/** Where a game stands after its moves. */
export interface Standing {
  readonly hands: Hands
  readonly turn: Seat
  /** What has to be beaten; null for whoever leads. */
  readonly lying: { readonly cards: readonly Card[]; readonly combination: Combination } | null
  /** Whose hand is empty. */
  readonly winner: Seat | null
}

export type MoveRefusal = 'GAME_OVER' | 'NOT_YOUR_TURN' | 'NOT_YOUR_CARDS' | 'NO_COMBINATION' | 'MUST_LEAD' | Weakness

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** Before the first move: whoever was dealt the weakest card leads, with whatever they like. */
export const begin = (hands: Hands): Standing => ({
  hands: [inOrder(hands[0]), inOrder(hands[1])],
  turn: Math.min(...hands[0]) < Math.min(...hands[1]) ? 0 : 1,
  lying: null,
  winner: null,
})

/** Why a move is not allowed; undefined where it is. */
export const refusalOf = (standing: Standing, { seat, cards }: Move): MoveRefusal | undefined => {
  const { hands, turn, lying, winner } = standing
  if (winner !== null) return 'GAME_OVER'
  if (seat !== turn) return 'NOT_YOUR_TURN'
  if (cards.length === 0) return lying ? undefined : 'MUST_LEAD'
  if (!cards.every((card) => isCard(card) && hands[seat].includes(card))) return 'NOT_YOUR_CARDS'
  const combination = combinationOf(cards)
  if (!combination) return 'NO_COMBINATION'
  return lying ? weaknessOf(combination, lying.combination) : undefined
}

/** After an allowed move. @throws RangeError with the refusal of one that is not. */
export const after = (standing: Standing, move: Move): Standing => {
  const refusal = refusalOf(standing, move)
  if (refusal) throw new RangeError(refusal)
  const { seat, cards } = move
  const turn = otherSeat(seat)
  // Of two players, whoever did not pass leads anew.
  if (cards.length === 0) return { ...standing, turn, lying: null }
  const left = standing.hands[seat].filter((card) => !cards.includes(card))
  const hands: Hands = seat === 0 ? [left, standing.hands[1]] : [standing.hands[0], left]
  const combination = combinationOf(cards)
  return {
    hands,
    turn,
    lying: combination ? { cards: inOrder(cards), combination } : null,
    winner: left.length === 0 ? seat : null,
  }
}

/** Where these moves lead from the deal. @throws RangeError at one that is not allowed. */
export const standingAfter = (hands: Hands, moves: readonly Move[]): Standing => moves.reduce(after, begin(hands))

/** What the clock does for whoever lets it run out: pass, or lay the weakest card when leading. */
export const moveOfClock = ({ hands, turn, lying }: Standing): Move => ({ seat: turn, cards: lying ? [] : hands[turn].slice(0, 1) })
