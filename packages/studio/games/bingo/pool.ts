import type { Amount } from '../game.ts'
import { type Card, fullAt, lineAt, turnsOf } from './card.ts'

/** Until this ball a line counts. */
export const LINE_BALLS = 40
/** Of a hundred of the pot. What is left is the fee. */
export const FULL_SHARE = 60
export const LINE_SHARE = 32

/** One purchase as the others may know it: no name, and no id but its mark. */
export interface PoolBet {
  readonly mark: string
  readonly cards: readonly Card[]
}

/** All cards that play for one pot: those of one currency, of money or of play money. */
export interface Pool {
  readonly currency: string
  readonly mode: 'real' | 'demo'
  readonly price: Amount
  /** From rounds before; it goes to the full house. */
  readonly carried: Amount
  /** Cards that the house takes and pays for. */
  readonly houseCards: number
  /** The currency's coin. */
  readonly place: Amount
  readonly bets: readonly PoolBet[]
}

/** A prize: the cards that share it, and what each gets. */
export interface Prize {
  readonly cards: number
  readonly each: Amount
}

export interface BingoOutcome {
  /** All 75, in the order of calling. */
  readonly balls: readonly number[]
  readonly houseCards: readonly Card[]
  readonly pot: Amount
  readonly lines: Prize
  /** `at`: the ball that completed the first card. */
  readonly full: Prize & { readonly at: number }
  /** What nobody got, and what could not be divided: for the next full house. */
  readonly rest: Amount
}

/** What the cards of a pot of this size play for, without what was carried. */
export const prizesOf = (pot: Amount): { readonly full: Amount; readonly lines: Amount; readonly fee: Amount } => {
  const [full, lines] = [(pot / 100) * FULL_SHARE, (pot / 100) * LINE_SHARE]
  return { full, lines, fee: pot - full - lines }
}

/** Divided evenly among the cards, rounded down to the currency's coin. */
export const divided = (prize: Amount, cards: number, place: Amount): Prize => ({
  cards,
  each: cards === 0 ? 0 : Math.floor(prize / cards / place) * place,
})

/** What the balls come to for a pool. */
export const outcomeOf = (
  { price, carried, place, bets }: Pick<Pool, 'price' | 'carried' | 'place' | 'bets'>,
  balls: readonly number[],
  houseCards: readonly Card[],
): BingoOutcome => {
  const turns = turnsOf(balls)
  const cards = [...bets.flatMap((bet) => bet.cards), ...houseCards]
  const pot = cards.length * price
  const prizes = prizesOf(pot)
  const ends = cards.map((card) => fullAt(card, turns))
  const at = Math.min(...ends)
  const lines = divided(prizes.lines, cards.filter((card) => lineAt(card, turns) <= LINE_BALLS).length, place)
  const full = divided(prizes.full + carried, ends.filter((end) => end === at).length, place)
  const paidOut = lines.cards * lines.each + full.cards * full.each
  return { balls, houseCards, pot, lines, full: { ...full, at }, rest: prizes.lines + prizes.full + carried - paidOut }
}

/** What an outcome pays for some of its cards. */
export const paidFor = (cards: readonly Card[], { balls, lines, full }: BingoOutcome): Amount => {
  const turns = turnsOf(balls)
  return cards.reduce(
    (sum, card) => sum + (lineAt(card, turns) <= LINE_BALLS ? lines.each : 0) + (fullAt(card, turns) === full.at ? full.each : 0),
    0,
  )
}

/** The last ball that decides anything. */
export const lastBallOf = ({ full }: BingoOutcome): number => Math.max(full.at, LINE_BALLS)
