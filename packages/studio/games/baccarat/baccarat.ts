import type { Below } from '../../fair/stream.ts'
import type { Amount, Game } from '../game.ts'
import { handOf, pointsOf, type Winner } from './hand.ts'

export const SPOTS = ['player', 'tie', 'banker'] as const satisfies readonly Winner[]

export type BaccaratChoice = Readonly<Record<Winner, Amount>>

export interface BaccaratOutcome {
  /** Six cards in the order dealt; the hand uses four to six. */
  readonly cards: readonly number[]
}

const DECK = 52
const DECKS = 8
export const SHOE = DECK * DECKS
const DEALT = 6

/** In twentieths of the stake and with it: even money, 19 of 20 for the banker, eight to one. */
export const RETURN_TWENTIETHS: Readonly<Record<Winner, number>> = { player: 40, banker: 39, tie: 180 }
const TWENTIETHS = 20
/** The most that a chip brings back, itself among it. */
export const TOP_TIMES = Math.max(...Object.values(RETURN_TWENTIETHS)) / TWENTIETHS

const dealt = async (below: Below): Promise<readonly number[]> => {
  // A fresh shoe of eight decks for each hand. Its cards are numbered, and the taken ones are passed over in ascending order.
  const cards: number[] = []
  while (cards.length < DEALT) {
    let card = await below(SHOE - cards.length)
    for (const before of cards.toSorted((a, b) => a - b)) if (card >= before) card++
    cards.push(card)
  }
  return cards
}

const read = (sent: unknown, unit: Amount): BaccaratChoice | undefined => {
  const { player = 0, banker = 0, tie = 0 } = (sent ?? {}) as Partial<Record<Winner, unknown>>
  const fits = (amount: unknown): amount is Amount =>
    typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 && amount % unit === 0
  if (!fits(player) || !fits(banker) || !fits(tie)) return undefined
  return player + banker + tie > 0 ? { player, banker, tie } : undefined
}

const backOn = ({ player, banker, tie }: BaccaratChoice, winner: Winner): Amount => {
  const of = { player, banker, tie }
  const won = (of[winner] * RETURN_TWENTIETHS[winner]) / TWENTIETHS
  return winner === 'tie' ? won + player + banker : won
}

export const outcomeHand = ({ cards }: BaccaratOutcome) => handOf(cards.map(pointsOf))

/** Baccarat with a fresh shoe of eight decks for each hand and 5% commission on the banker. */
export const baccarat: Game<BaccaratChoice, BaccaratOutcome> = {
  code: 'PSBACCARAT',
  version: '1.0.0',
  minimumCycleMs: 5000,
  // The banker's commission.
  parts: TWENTIETHS,
  read,
  stakeOf: ({ player, banker, tie }) => player + banker + tie,
  mostBack: (choice) => Math.max(...SPOTS.map((winner) => backOn(choice, winner))),
  draw: async (below) => ({ cards: await dealt(below) }),
  pays: (choice, outcome) => backOn(choice, outcomeHand(outcome).winner),
}
