import type { Calendar } from '../kit/calendar/calendar.ts'
import type { Period, PeriodKind } from '../kit/calendar/period.ts'
import { endOf, type Instant } from '../kit/instant.ts'
import { periodKindOf } from '../terms/contracts.ts'
import type { Dividend } from './policies.ts'
import { type Carried, NOTHING_CARRIED, type Step } from './step.ts'

/** A contract with its periods, one after the other, as far as they were calculated. */
export interface Track {
  readonly contract: Dividend
  readonly kind: PeriodKind
  /** Those that end by `until`, quiet ones too. */
  readonly periods: readonly Period[]
  /** Which of them starts here. */
  readonly indexOf: (start: Instant) => number | undefined
  readonly steps: Step[]
}

export const createTrack = (contract: Dividend, calendar: Calendar, until: Instant): Track => {
  const kind = periodKindOf(contract.terms)
  const last = Math.min(until, endOf(contract))
  const periods: Period[] = []
  for (let at = contract.from; at < last; ) {
    const period = calendar.periodAt(kind, at)
    if (period.end > last) break
    periods.push(period)
    at = period.end
  }
  const indexes = new Map(periods.map(({ start }, index) => [start, index]))
  return { contract, kind, periods, indexOf: (start) => indexes.get(start), steps: [] }
}

/** What a period takes over from the one before; debts end with the contract, so its first takes over nothing. */
export const carriedInto = ({ steps }: Track, index: number): Carried => steps[index - 1]?.after ?? NOTHING_CARRIED
