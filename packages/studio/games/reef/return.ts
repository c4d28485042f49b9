import { catchesOf, NUMBERS, TARGETS, type Target } from './targets.ts'

/** What comes back of one staked on a shot at this target, as a fraction of whole numbers. */
export const returnOn = (target: Target): { readonly of: bigint; readonly over: bigint } => ({
  of: BigInt(catchesOf(target)) * BigInt(target.times),
  over: BigInt(NUMBERS),
})

/** The chance of a catch in hundredths of a percent, rounded down. */
export const chanceOn = (target: Target): number => Number((BigInt(catchesOf(target)) * 10_000n) / BigInt(NUMBERS))

/** The return over all targets, in hundredths of a percent, rounded down: the least of them. */
export const leastReturn = (): number => Math.min(...TARGETS.map(returnOn).map(({ of, over }) => Number((of * 10_000n) / over)))
