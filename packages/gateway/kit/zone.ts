import { type CalendarDate, fromAbsolute, getDayOfWeek, parseDate, parseDateTime, toZoned } from '@internationalized/date'

import { DAY_MS } from './duration.ts'

/** How far the zone's clocks are ahead of UTC at the instant. Both in milliseconds. */
export const offsetAt = (at: number, timeZone: string): number => fromAbsolute(at, timeZone).offset

/** The date that the zone's clocks show at the instant. */
export const localDate = (at: Date, timeZone: string): CalendarDate =>
  parseDate(new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(0, 'YYYY-MM-DD'.length))

/** The day that the zone's calendar shows at the instant, and when it began. */
export const dayAt = (at: Date, timeZone: string): { readonly day: string; readonly start: Date } => {
  const now = at.getTime()
  const wall = now + offsetAt(now, timeZone)
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS
  const guess = Math.floor(now / 1000) * 1000 - (Math.floor(wall / 1000) * 1000 - midnight)
  // Where the clocks changed since midnight the guess is off by the change.
  const start = midnight - offsetAt(guess, timeZone)
  return { day: new Date(midnight).toISOString().slice(0, 'YYYY-MM-DD'.length), start: new Date(start) }
}

/** A day so many days later or, below zero, earlier. */
export const dayAfter = (day: string, days: number): string => parseDate(day).add({ days }).toString()

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => getDayOfWeek(parseDate(day), 'en', 'mon') + 1

/**
 * When the zone's clocks show the time, HH:MM, on the day. A time that they skip counts as if they had not been put forward; of one
 * that they show twice it is the first.
 */
export const instantOf = (day: string, time: string, timeZone: string): Date =>
  toZoned(parseDateTime(`${day}T${time}`), timeZone, 'compatible').toDate()
