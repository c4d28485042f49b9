import { type CalendarDate, fromAbsolute, parseDate, startOfMonth, toCalendarDate } from '@internationalized/date'

/** Whole days of the merchant's time zone, both inclusive; `YYYY-MM-DD`. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The calendar day it is in a zone at an instant in milliseconds. */
export const dayAt = (now: number, timeZone: string): string => toCalendarDate(fromAbsolute(now, timeZone)).toString()

/** The instant at which a calendar day begins in a zone. */
export const dayStart = (day: string, timeZone: string): Date => parseDate(day).toDate(timeZone)

const span = (from: CalendarDate, to: CalendarDate): Days => ({ from: from.toString(), to: to.toString() })

/** So many days that end with `today`. */
const lastDays = (today: string, count: number): Days => {
  const last = parseDate(today)
  return span(last.subtract({ days: count - 1 }), last)
}

/** The one day before `today`. */
const yesterday = (today: string): Days => {
  const before = parseDate(today).subtract({ days: 1 })
  return span(before, before)
}

/** From the first of the month to `today`. */
const monthSoFar = (today: string): Days => {
  const last = parseDate(today)
  return span(startOfMonth(last), last)
}

/** From the same day of a year before to `today`. */
const lastYear = (today: string): Days => {
  const last = parseDate(today)
  return span(last.subtract({ months: 12 }), last)
}

const SPANS = {
  today: (today: string) => lastDays(today, 1),
  yesterday,
  last7: (today: string) => lastDays(today, 7),
  last14: (today: string) => lastDays(today, 14),
  last30: (today: string) => lastDays(today, 30),
  month: monthSoFar,
  year: lastYear,
} as const
export type Preset = keyof typeof SPANS

/** The days of a preset, counted back from and including `today`. */
export const presetDays = (preset: Preset, today: string): Days => SPANS[preset](today)

/** The first day of the records that members see. */
export const firstDay = (today: string): string => lastYear(today).from

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  try {
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}

/** Whether the gateway keeps these days for a member: real ones in order, none to come, none of more than twelve months ago. */
export const isRecorded = ({ from, to }: Days, today: string): boolean =>
  isDay(from) && isDay(to) && from <= to && to <= today && from >= firstDay(today)
