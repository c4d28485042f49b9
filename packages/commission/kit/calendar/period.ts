import type { Instant } from '../instant.ts'

/** Local day, week from Monday, half month (1-15, 16-end), month; hour of the wall clock; five minutes. */
export type PeriodKind = 'D' | 'W' | 'H' | 'M' | 'hour' | 'window'

/** An interval [start, end) with the name it has in lines. */
export interface Period {
  readonly start: Instant
  readonly end: Instant
  readonly label: string
}
