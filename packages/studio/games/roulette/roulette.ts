import type { Amount, Game } from '../game.ts'
import { POCKETS, RETURN_TIMES, SPOT_BY_ID } from './spots.ts'

export interface Chip {
  readonly spot: string
  readonly amount: Amount
}

export interface RouletteChoice {
  readonly chips: readonly Chip[]
}

export interface RouletteOutcome {
  readonly number: number
}

/** In hundredths of a percent, rounded down: 36 of 37 wherever a chip lies. */
export const PUBLISHED_RETURN = 9729

/** Spots one spin may carry: every spot of the table has room. */
const MOST_CHIPS = 200

const chipOf = (sent: unknown, unit: Amount): Chip | undefined => {
  const { spot, amount } = (sent ?? {}) as { spot?: unknown; amount?: unknown }
  const fits = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 && amount % unit === 0
  return fits && typeof spot === 'string' && SPOT_BY_ID.has(spot) ? { spot, amount } : undefined
}

/** One chip for each spot, so that two pages write one choice alike. */
const read = (sent: unknown, unit: Amount): RouletteChoice | undefined => {
  const list = (sent as { chips?: unknown } | null)?.chips
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST_CHIPS) return undefined
  const chips = list.map((one: unknown) => chipOf(one, unit))
  const known = chips.filter((chip) => chip !== undefined)
  return known.length === chips.length && new Set(known.map(({ spot }) => spot)).size === known.length ? { chips: known } : undefined
}

/** What comes back when a number falls. */
export const backOn = (chips: readonly Chip[], number: number): Amount =>
  chips.reduce((sum, { spot, amount }) => {
    const laid = SPOT_BY_ID.get(spot)
    return laid?.numbers.includes(number) ? sum + amount * RETURN_TIMES[laid.kind] : sum
  }, 0)

const stakeOf = ({ chips }: RouletteChoice): Amount => chips.reduce((sum, { amount }) => sum + amount, 0)

const NUMBERS = Array.from({ length: POCKETS }, (_, number) => number)

/** How many numbers leave the player ahead, with a part back, and with nothing; even counts as a part. */
export const outlook = (
  chips: readonly Chip[],
): { readonly ahead: number; readonly part: number; readonly none: number; readonly most: Amount } => {
  const stake = stakeOf({ chips })
  const backs = NUMBERS.map((number) => backOn(chips, number))
  const none = backs.filter((back) => back === 0).length
  const ahead = backs.filter((back) => back > stake).length
  return { ahead, none, part: backs.length - ahead - none, most: Math.max(...backs) }
}

/** European roulette with one zero, one spin for each player. */
export const roulette: Game<RouletteChoice, RouletteOutcome> = {
  code: 'PSROULETTE',
  version: '1.0.0',
  minimumCycleMs: 5000,
  read,
  stakeOf,
  mostBack: ({ chips }) => outlook(chips).most,
  draw: async (below) => ({ number: await below(POCKETS) }),
  pays: ({ chips }, { number }) => backOn(chips, number),
}
