import { betSealOf } from '../../fair/sealed-bets.ts'
import type { Below } from '../../fair/stream.ts'
import type { Amount, Game } from '../game.ts'
import { type Card, DECK } from './card.ts'
import { type Hands, type Move, otherSeat, type Seat, standingAfter } from './standing.ts'

/** How the game went for one of its two players. */
export interface CardsChoice {
  readonly stake: Amount
  readonly seat: Seat
  readonly moves: readonly Move[]
  /** Who stayed away too long and lost by it. */
  readonly left: Seat | null
}

export interface CardsOutcome {
  readonly hands: Hands
}

export const HAND = 13
/** Of a hundred of the pot. */
export const FEE_PERCENT = 4

export const potOf = (stake: Amount): Amount => 2 * stake
/** Comes out even: a stake is whole units of its currency. */
export const feeOf = (stake: Amount): Amount => (potOf(stake) / 100) * FEE_PERCENT
export const prizeOf = (stake: Amount): Amount => potOf(stake) - feeOf(stake)

/** The first 26 cards of a shuffled deck, dealt one by one in turn: each is drawn from those that are left and changes place with the one there. */
export const dealt = async (below: Below): Promise<Hands> => {
  const deck: Card[] = Array.from({ length: DECK }, (_, card) => card)
  const hands: [Card[], Card[]] = [[], []]
  for (let place = 0; place < 2 * HAND; place++) {
    const from = place + (await below(DECK - place))
    const card = deck[from] ?? 0
    deck[from] = deck[place] ?? 0
    deck[place] = card
    hands[place % 2 === 0 ? 0 : 1].push(card)
  }
  return hands
}

/** Who won: the other one where somebody left, else whose moves emptied the hand; null before that. @throws RangeError at a move that the rules forbid. */
export const winnerOf = ({ moves, left }: Pick<CardsChoice, 'moves' | 'left'>, hands: Hands): Seat | null => {
  const { winner } = standingAfter(hands, moves)
  return left === null ? winner : otherSeat(left)
}

const read = (sent: unknown, unit: Amount): CardsChoice | undefined => {
  const { stake } = (sent ?? {}) as { stake?: unknown }
  const isStake = typeof stake === 'number' && Number.isSafeInteger(stake) && stake > 0 && stake % unit === 0
  return isStake ? { stake, seat: 0, moves: [], left: null } : undefined
}

/** A game of cards between two players for one pot: `duels/` runs it. */
export const twoKings: Game<CardsChoice, CardsOutcome> = {
  code: 'PSTWOKINGS',
  version: '1.0.0',
  minimumCycleMs: 5000,
  shared: true,
  // The fee, in hundredths of two stakes.
  parts: 25,
  sealOf: betSealOf,
  read,
  stakeOf: ({ stake }) => stake,
  mostBack: ({ stake }) => prizeOf(stake),
  draw: async (below) => ({ hands: await dealt(below) }),
  pays: (choice, { hands }) => {
    try {
      return winnerOf(choice, hands) === choice.seat ? prizeOf(choice.stake) : 0
    } catch {
      // A list of moves that the rules forbid pays nothing, and a checker finds that the round paid something else.
      return 0
    }
  },
}
