import { type CalendarDate, fromAbsolute, parseDate, startOfMonth, toCalendarDate } from '@internationalized/date'

/** Days of the merchant's, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

export const PRESETS = ['today', 'yesterday', 'week', 'month', 'last30', 'year'] as const
export type Preset = (typeof PRESETS)[number]

export const isPreset = (value: string | null): value is Preset => PRESETS.some((preset) => preset === value)

/** The day it is in a zone, at an instant in milliseconds. */
export const todayIn = (now: number, timeZone: string): string => toCalendarDate(fromAbsolute(now, timeZone)).toString()

const span = (from: CalendarDate, to: CalendarDate): Days => ({ from: from.toString(), to: to.toString() })

/** The first day that is on line. */
export const firstDay = (today: string): string => parseDate(today).subtract({ months: 12 }).toString()

/** The days of a preset, counted back from today. */
export const presetDays = (preset: Preset, today: string): Days => {
  const last = parseDate(today)
  const back = (days: number) => last.subtract({ days })
  switch (preset) {
    case 'today':
      return span(last, last)
    case 'yesterday':
      return span(back(1), back(1))
    case 'week':
      return span(back(6), last)
    case 'month':
      return span(startOfMonth(last), last)
    case 'last30':
      return span(back(29), last)
    case 'year':
      return span(last.subtract({ months: 12 }), last)
  }
}

/** Whether the gateway takes these days: in order, none to come, none of more than twelve months ago. */
export const isRange = ({ from, to }: Days, today: string): boolean => from !== '' && from <= to && to <= today && from >= firstDay(today)
