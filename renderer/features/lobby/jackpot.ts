import { ONE, type Units } from '@portico/contract/kit/money'

/** The illustrative counter: a fixed figure that rises by a fixed step [LOBBY-16]. */
export const JACKPOT = { start: 34_829_162_054_500n, step: 1_651_100n, everyMs: 3000 } as const satisfies {
  start: Units
  step: Units
  everyMs: number
}

export const jackpotAfter = (steps: number): Units => JACKPOT.start + BigInt(steps) * JACKPOT.step

/** Whole and fraction of the counter, so that the fraction may be set apart. */
export const jackpotParts = (units: Units): { readonly whole: bigint; readonly cents: bigint } => ({
  whole: units / ONE,
  cents: (units % ONE) / 100n,
})
