import type { Units } from '@portico/contract/kit/money'

/** The cadence at which a counter rises, and where the illustrative one begins [LOBBY-16]. */
export const JACKPOT = { start: 34_829_162_054_500n, step: 1_651_100n, everyMs: 3000 } as const satisfies {
  start: Units
  step: Units
  everyMs: number
}

/** How many steps a counter takes, at most, to where its pool is known to be. */
const STEPS = 10n

/** What a counter shows next of a pool: it rises by its step, by more where it is far behind, never beyond what is there; what was won is gone at once. */
export const nextFigure = (figure: Units, there: Units): Units => {
  const gap = there - figure
  if (gap <= 0n) return there
  const stride = gap / STEPS > JACKPOT.step ? gap / STEPS : JACKPOT.step
  return stride < gap ? figure + stride : there
}
