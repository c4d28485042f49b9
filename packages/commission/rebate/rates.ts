import type { Instant } from '../kit/instant.ts'
import type { Rate } from '../kit/money.ts'

interface Step {
  readonly from: Instant
  readonly rate: Rate
}

/** Which rate each account has for each category, and from when on. */
export interface Rates {
  readonly rateAt: (account: string, category: string, at: Instant) => Rate
  /** Sets a rate from an instant on, in the place of what was to come. */
  readonly set: (account: string, category: string, rate: Rate, from: Instant) => void
  /** The categories that anybody has a rate for. */
  readonly categories: () => ReadonlySet<string>
  /** The instants at which anybody's rate for a category changes, in order. */
  readonly changesOf: (category: string) => readonly Instant[]
}

const ALWAYS = Number.NEGATIVE_INFINITY

export const createRates = (): Rates => {
  const steps = new Map<string, Map<string, readonly Step[]>>()
  const stepsOf = (account: string, category: string): readonly Step[] => steps.get(category)?.get(account) ?? []
  return {
    rateAt: (account, category, at) => stepsOf(account, category).findLast(({ from }) => from <= at)?.rate ?? 0n,
    set: (account, category, rate, from) => {
      const byAccount = steps.get(category) ?? new Map<string, readonly Step[]>()
      steps.set(category, byAccount.set(account, [...stepsOf(account, category).filter((step) => step.from < from), { from, rate }]))
    },
    categories: () => new Set(steps.keys()),
    changesOf: (category) =>
      [...new Set([...(steps.get(category)?.values() ?? [])].flatMap((all) => all.map(({ from }) => from)))]
        .filter((from) => from !== ALWAYS)
        .sort((a, b) => a - b),
  }
}

export { ALWAYS }
