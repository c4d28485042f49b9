import type { Amount, Game } from '../game.ts'
import { catchesOf, NUMBERS, type TargetId, targetOf } from './targets.ts'

/** One shot as it is kept: at what, and for how much. One that never arrived was returned and stands as null; its number is drawn all the same. */
export type Shot = readonly [TargetId, Amount] | null

/** A round by buy-in as it is written down when it is settled. */
export interface ReefChoice {
  /** What was brought into the round, in order. */
  readonly buyIns: readonly Amount[]
  /** The first shot first. */
  readonly shots: readonly Shot[]
}

export interface ReefOutcome {
  /** The number drawn for each shot. */
  readonly numbers: readonly number[]
}

/** Shot prices in tenths of the stake's step: 100 to 10,000 where the step is 1,000. */
const PRICE_TENTHS = [1, 2, 4, 10, 20, 40, 100] as const

export const pricesOf = (unit: Amount): readonly Amount[] => PRICE_TENTHS.map((tenths) => (unit / 10) * tenths)

/** Shots that one round may have. */
export const MOST_SHOTS = 2000

/** What a shot brings when this number was drawn for it. */
export const backOf = (shot: Shot, number: number): Amount => {
  const target = targetOf(shot?.[0])
  return shot && target && number < catchesOf(target) ? shot[1] * target.times : 0
}

export const costOf = (shot: Shot): Amount => shot?.[1] ?? 0

const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total + amount, 0)

/** What is left of the buy-ins after these shots: what settling pays. */
export const leftOf = ({ buyIns, shots }: ReefChoice, { numbers }: ReefOutcome): Amount =>
  shots.reduce((left, shot, at) => left - costOf(shot) + backOf(shot, numbers[at] ?? NUMBERS), sum(buyIns))

const read = (sent: unknown, unit: Amount): ReefChoice | undefined => {
  const amount = (sent as { buyIn?: unknown } | null)?.buyIn
  const isStake = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 && amount % unit === 0
  return isStake ? { buyIns: [amount], shots: [] } : undefined
}

/** Coral Reef: money moves at buy-in and at settling, and between them each shot is drawn by itself. */
export const reef: Game<ReefChoice, ReefOutcome> = {
  code: 'PSCORALREEF',
  version: '1.0.0',
  minimumCycleMs: 5000,
  // The cheapest shot.
  parts: 10,
  byBuyIn: true,
  read,
  stakeOf: ({ buyIns }) => sum(buyIns),
  // What a shot may pay is bounded when it is fired.
  mostBack: ({ buyIns }) => sum(buyIns),
  draw: async (below, { shots }) => {
    const numbers: number[] = []
    while (numbers.length < shots.length) numbers.push(await below(NUMBERS))
    return { numbers }
  },
  pays: leftOf,
}
