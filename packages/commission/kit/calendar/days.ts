import type { Instant } from '../instant.ts'
import type { Zone } from './zone.ts'

/** A local date: days since 1970-01-01. */
export type Day = number

const DAY = 86_400_000
/** More than any zone is off from UTC, both ways. */
const FAR = 30 * 3_600_000

export const dateText = (day: Day): string => new Date(day * DAY).toISOString().slice(0, 10)

/** Monday is 0. */
export const weekdayOf = (day: Day): number => (((day + 3) % 7) + 7) % 7

/** The day of the month, from 1. */
export const monthdayOf = (day: Day): number => new Date(day * DAY).getUTCDate()

/** The first day of the month `months` after that of `day`. */
export const monthStart = (day: Day, months = 0): Day => {
  const date = new Date(day * DAY)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY
}

/** What a wall clock in the zone shows for a date. */
export const dateOf = (zone: Zone, at: Instant): Day => Math.floor((at + zone.offsetAt(at)) / DAY)

/** The first instant that has this local date; of a date that the zone left out, the first that has a later one. */
export const dayStart = (zone: Zone, day: Day): Instant => {
  const midnight = day * DAY
  const starts = [midnight - FAR, ...zone.changesBetween(midnight - FAR, midnight + FAR)]
  for (const [i, start] of starts.entries()) {
    const at = Math.max(start, midnight - zone.offsetAt(start))
    if (at < (starts[i + 1] ?? Number.POSITIVE_INFINITY)) return at
  }
  throw new RangeError('a day without a start')
}
