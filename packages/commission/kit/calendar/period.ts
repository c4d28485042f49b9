import type { Instant } from '../instant.ts'

/** Local day, week from Monday, half month (1-15, 16-end), month; hour of the wall clock; five minutes. */
export type PeriodKind = 'D' | 'W' | 'H' | 'M' | 'hour' | 'window'

/** What starts where runs look whether such a period is over: days end at days, hours and windows at their own. */
export const edgeOf = (period: PeriodKind): 'D' | 'hour' | 'window' => (period === 'hour' || period === 'window' ? period : 'D')

/** An interval [start, end) with the name it has in lines. */
export interface Period {
  readonly start: Instant
  readonly end: Instant
  readonly label: string
}
