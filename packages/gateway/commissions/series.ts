import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import { edgeOf, type Period, type PeriodKind } from '@portico/commission/kit/calendar/period'
import { type CommissionKind, DIVIDEND_PERIODS, isSalary, SALARIES } from '@portico/contract/commission/kinds'

/** Periods of one length that are calculated one after the other. */
export interface Series {
  readonly name: string
  readonly kind: CommissionKind
  readonly period: PeriodKind
}

/** The series of a kind. A dividend's contract says by which of four it is paid. */
export const seriesOf = (kind: CommissionKind): readonly Series[] =>
  kind === 'dividend'
    ? DIVIDEND_PERIODS.map((period) => ({ name: `dividend ${period}`, kind, period }))
    : [{ name: kind, kind, period: isSalary(kind) ? SALARIES[kind].period : 'D' }]

/** What starts at each run of a kind. */
export const runEdge = (kind: CommissionKind): ReturnType<typeof edgeOf> => (isSalary(kind) ? edgeOf(SALARIES[kind].period) : 'D')

/** How long after a period corrections still count in it. */
const OPEN_DAYS = 90

/** From when on nothing that is said of a bet changes the period any more. */
export const closesAt = (calendar: Calendar, period: Period): number => calendar.dayStart(calendar.dateOf(period.end - 1) + OPEN_DAYS + 1)

/** The period of a series that is calculated first at an edge; most edges of long ones have none. */
export const firstAt = (calendar: Calendar, { kind, period }: Series, run: number, payDays: number): Period | undefined => {
  if (isSalary(kind) && SALARIES[kind].waits) return calendar.periodAt('D', calendar.dayStart(calendar.dateOf(run) - payDays))
  const before = calendar.periodAt(period, run - 1)
  return before.end === run ? before : undefined
}
