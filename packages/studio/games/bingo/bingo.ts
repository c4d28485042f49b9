import type { Below } from '../../fair/stream.ts'
import type { Amount, Game } from '../game.ts'
import { BALLS, type Card, cardFrom, readCard, takeOut } from './card.ts'
import { type BingoOutcome, outcomeOf, paidFor, type Pool, prizesOf } from './pool.ts'
import { cardsSealOf, markOf, poolSealsOf } from './seals.ts'

export interface BingoChoice {
  readonly price: Amount
  readonly cards: readonly Card[]
}

/** What one player may hold in one round. */
export const MOST_CARDS = 6
/** What is sold of one round in one currency, so that no prize goes beyond what a site pays out. */
export const MOST_SOLD = 600
/** A card's price in steps of the stake. */
const PRICE_STEPS = 20

export const priceOf = (unit: Amount): Amount => PRICE_STEPS * unit

const read = (sent: unknown, unit: Amount): BingoChoice | undefined => {
  const { cards } = (sent ?? {}) as { cards?: unknown }
  if (!Array.isArray(cards) || cards.length < 1 || cards.length > MOST_CARDS) return undefined
  const known = cards.map(readCard).filter((card) => card !== undefined)
  return known.length === cards.length ? { price: priceOf(unit), cards: known } : undefined
}

/** Everything: all lines and the full house of the greatest pot, and the lines of the one before, which nobody had. */
const mostBack = ({ price }: BingoChoice): Amount => {
  const { full, lines } = prizesOf(MOST_SOLD * price)
  return full + 2 * lines
}

const draw = async (below: Below, _: BingoChoice, __: Amount, pool?: unknown): Promise<BingoOutcome> => {
  if (!isPool(pool)) throw new TypeError('cards play for a pool')
  const balls = await takeOut(
    below,
    Array.from({ length: BALLS }, (___, index) => index + 1),
    BALLS,
  )
  // The house has no choice in its own cards: they follow from the same secret and the same purchases.
  const houseCards: Card[] = []
  while (houseCards.length < pool.houseCards) houseCards.push(await cardFrom(below))
  return outcomeOf(pool, balls, houseCards)
}

const isPool = (pool: unknown): pool is Pool => typeof pool === 'object' && pool !== null && Array.isArray((pool as Pool).bets)

/** 75 balls for all players of a round: lines of the first forty share a prize, the first full card takes the other. */
export const bingo: Game<BingoChoice, BingoOutcome> = {
  code: 'PSBINGODUSK',
  version: '1.0.0',
  minimumCycleMs: 5000,
  shared: true,
  read,
  stakeOf: ({ price, cards }) => price * cards.length,
  mostBack,
  draw,
  pays: ({ cards }, outcome) => paidFor(cards, outcome),
  sealOf: async ({ roundId, clientNumber, choice }) => cardsSealOf(await markOf(roundId, clientNumber), (choice as BingoChoice).cards),
  poolSealsOf: async (pool, flight) => (isPool(pool) ? poolSealsOf(pool, flight) : { seal: '', bets: [] }),
}
