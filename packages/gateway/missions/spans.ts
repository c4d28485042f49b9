import type { MissionDefinition } from '@portico/contract/missions/definitions'
import { dayAfter, dayAt, instantOf, weekdayOf } from '../kit/zone.ts'

export type Period = MissionDefinition['period']

/** Days of the merchant's zone, the end left out. */
export interface Span {
  /** The first day. */
  readonly day: string
  readonly from: Date
  readonly until: Date
}

const firstDay = (period: Period, day: string): string => {
  if (period === 'WEEK') return dayAfter(day, 1 - weekdayOf(day))
  return period === 'MONTH' ? `${day.slice(0, 'YYYY-MM'.length)}-01` : day
}

const LONGEST: Record<Period, number> = { DAY: 1, WEEK: 7, MONTH: 31 }

/** The span of a period that a day lies in. */
const spanOf = (period: Period, day: string, timeZone: string): Span => {
  const first = firstDay(period, day)
  // The month after begins within 31 days, whatever the month.
  const next = period === 'MONTH' ? firstDay('MONTH', dayAfter(first, LONGEST.MONTH)) : dayAfter(first, LONGEST[period])
  return { day: first, from: instantOf(first, '00:00', timeZone), until: instantOf(next, '00:00', timeZone) }
}

/** The span that runs at an instant. */
export const spanAt = (period: Period, at: Date, timeZone: string): Span => spanOf(period, dayAt(at, timeZone).day, timeZone)

/** The span before one. */
export const spanBefore = (period: Period, { day }: Span, timeZone: string): Span => spanOf(period, dayAfter(day, -1), timeZone)

/** The span after one. */
export const spanAfter = (period: Period, { until }: Span, timeZone: string): Span => spanAt(period, until, timeZone)
