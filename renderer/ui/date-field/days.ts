import { type CalendarDate, fromAbsolute, parseDate, startOfMonth, toCalendarDate } from '@internationalized/date'

/** Whole days of the merchant's time zone, both inclusive; `YYYY-MM-DD`. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The calendar day it is in a zone at an instant in milliseconds. */
export const dayAt = (now: number, timeZone: string): string => toCalendarDate(fromAbsolute(now, timeZone)).toString()

const span = (from: CalendarDate, to: CalendarDate): Days => ({ from: from.toString(), to: to.toString() })

/** So many days that end with `today`. */
export const lastDays = (today: string, count: number): Days => {
  const last = parseDate(today)
  return span(last.subtract({ days: count - 1 }), last)
}

/** The one day before `today`. */
export const yesterday = (today: string): Days => {
  const before = parseDate(today).subtract({ days: 1 })
  return span(before, before)
}

/** From the first of the month to `today`. */
export const monthSoFar = (today: string): Days => {
  const last = parseDate(today)
  return span(startOfMonth(last), last)
}

/** From the same day of a year before to `today`. */
export const lastYear = (today: string): Days => {
  const last = parseDate(today)
  return span(last.subtract({ months: 12 }), last)
}
