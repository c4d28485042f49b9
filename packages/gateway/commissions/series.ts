import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import type { Period, PeriodKind } from '@portico/commission/kit/calendar/period'
import type { CommissionKind } from '@portico/contract/commission/shapes'

/** Periods of one length that are calculated one after the other. */
export interface Series {
  readonly name: string
  readonly kind: CommissionKind
  readonly period: PeriodKind
}

const DIVIDENDS = ['D', 'W', 'H', 'M'] as const

/** The series of each kind. A dividend's contract says by which of four it is paid. */
export const SERIES: Readonly<Record<CommissionKind, readonly Series[]>> = {
  rebate: [{ name: 'rebate', kind: 'rebate', period: 'D' }],
  daily: [{ name: 'daily', kind: 'daily', period: 'D' }],
  hourly: [{ name: 'hourly', kind: 'hourly', period: 'hour' }],
  realtime: [{ name: 'realtime', kind: 'realtime', period: 'window' }],
  dividend: DIVIDENDS.map((period) => ({ name: `dividend ${period}`, kind: 'dividend', period })),
}

/** What starts at each run of a kind. */
export const EDGE: Readonly<Record<CommissionKind, PeriodKind>> = {
  rebate: 'D',
  daily: 'D',
  hourly: 'hour',
  realtime: 'window',
  dividend: 'D',
}

/** How long after a period corrections still count in it. */
const OPEN_DAYS = 90

/** From when on nothing that is said of a bet changes the period any more. */
export const closesAt = (calendar: Calendar, period: Period): number => calendar.dayStart(calendar.dateOf(period.end - 1) + OPEN_DAYS + 1)

/** The period of a series that is calculated first at an edge; most edges of long ones have none. */
export const firstAt = (calendar: Calendar, { kind, period }: Series, run: number, payDays: number): Period | undefined => {
  if (kind === 'daily') return calendar.periodAt('D', calendar.dayStart(calendar.dateOf(run) - payDays))
  const before = calendar.periodAt(period, run - 1)
  return before.end === run ? before : undefined
}
