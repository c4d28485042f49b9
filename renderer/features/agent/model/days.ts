import { type CalendarDate, fromAbsolute, parseDate, startOfMonth, toCalendarDate } from '@internationalized/date'

/** Whole days of the merchant's time zone, both inclusive; `YYYY-MM-DD`. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The most days the gateway reports at once. */
export const LONGEST = 366

export const PRESETS = ['today', 'yesterday', 'last7', 'last14', 'last30', 'month'] as const
export type Preset = (typeof PRESETS)[number]

/** The calendar day it is in a zone at an instant in milliseconds. */
export const dayAt = (now: number, timeZone: string): string => toCalendarDate(fromAbsolute(now, timeZone)).toString()

const span = (from: CalendarDate, to: CalendarDate): Days => ({ from: from.toString(), to: to.toString() })

/** The days of a preset, counted back from and including `today`. */
export const presetDays = (preset: Preset, today: string): Days => {
  const last = parseDate(today)
  const back = (days: number) => last.subtract({ days })
  switch (preset) {
    case 'today':
      return span(last, last)
    case 'yesterday':
      return span(back(1), back(1))
    case 'last7':
      return span(back(6), last)
    case 'last14':
      return span(back(13), last)
    case 'last30':
      return span(back(29), last)
    case 'month':
      return span(startOfMonth(last), last)
  }
}

/** How many days a range has; none or fewer for one that runs backwards. */
export const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

const isDay = (text: string): boolean => {
  try {
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}

/** Whether the gateway would take this range: real days, in order, not too many, none to come. */
export const isRange = ({ from, to }: Days, today: string): boolean => {
  if (!isDay(from) || !isDay(to) || to > today) return false
  const length = lengthOf({ from, to })
  return length >= 1 && length <= LONGEST
}
