import { parseDate } from '@internationalized/date'
import { type Days, lastDays, monthSoFar, yesterday } from '../../../ui/date-field/days.ts'

/** The most days the gateway reports at once. */
export const LONGEST = 366

const SPANS = {
  today: (today: string) => lastDays(today, 1),
  yesterday,
  last7: (today: string) => lastDays(today, 7),
  last14: (today: string) => lastDays(today, 14),
  last30: (today: string) => lastDays(today, 30),
  month: monthSoFar,
} as const
export type Preset = keyof typeof SPANS
export const PRESETS = ['today', 'yesterday', 'last7', 'last14', 'last30', 'month'] as const satisfies readonly Preset[]

/** The days of a preset, counted back from and including `today`. */
export const presetDays = (preset: Preset, today: string): Days => SPANS[preset](today)

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
