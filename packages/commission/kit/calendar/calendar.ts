import type { Instant } from '../instant.ts'
import { type Day, dateOf, dateText, dayStart, monthdayOf, monthStart, weekdayOf } from './days.ts'
import { hourAt, windowAt } from './hours.ts'
import type { Period, PeriodKind } from './period.ts'
import { createZone } from './zone.ts'

/** The periods of one time zone. */
export interface Calendar {
  /** The local date of an instant. */
  readonly dateOf: (at: Instant) => Day
  /** Where a local day starts. */
  readonly dayStart: (day: Day) => Instant
  /** The period of this kind that an instant belongs to. */
  readonly periodAt: (kind: PeriodKind, at: Instant) => Period
  /** Whether a period of this kind starts exactly here. */
  readonly isEdge: (kind: PeriodKind, at: Instant) => boolean
  /** The first start of a period after an instant, or at it where `orAt` says so. */
  readonly nextEdge: (kind: PeriodKind, at: Instant, orAt?: 'or at it') => Instant
}

type DayKind = 'D' | 'W' | 'H' | 'M'

/** The first day of the period that holds a day, and of the one after it. */
const BOUNDS: Readonly<Record<DayKind, (day: Day) => readonly [first: Day, next: Day]>> = {
  D: (day) => [day, day + 1],
  W: (day) => [day - weekdayOf(day), day - weekdayOf(day) + 7],
  H: (day) => {
    const first = monthStart(day)
    return monthdayOf(day) < 16 ? [first, first + 15] : [first + 15, monthStart(day, 1)]
  },
  M: (day) => [monthStart(day), monthStart(day, 1)],
}

/** @throws RangeError for a zone that is not known */
export const createCalendar = (tz: string): Calendar => {
  const zone = createZone(tz)
  const starts = new Map<Day, Instant>()
  const startOf = (day: Day): Instant => {
    const start = starts.get(day) ?? dayStart(zone, day)
    starts.set(day, start)
    return start
  }
  /** A clock put back shortly after midnight shows the day before once more, but that day is over. */
  const dayAt = (at: Instant): Day => {
    const day = dateOf(zone, at)
    return startOf(day + 1) <= at ? day + 1 : day
  }
  const periodAt = (kind: PeriodKind, at: Instant): Period => {
    if (kind === 'hour') return hourAt(zone, at)
    if (kind === 'window') return windowAt(at)
    const [first, next] = BOUNDS[kind](dayAt(at))
    return { start: startOf(first), end: startOf(next), label: dateText(first) }
  }
  const isEdge = (kind: PeriodKind, at: Instant): boolean => periodAt(kind, at).start === at
  return {
    dateOf: (at) => dateOf(zone, at),
    dayStart: startOf,
    periodAt,
    isEdge,
    nextEdge: (kind, at, orAt) => (orAt && isEdge(kind, at) ? at : periodAt(kind, at).end),
  }
}
