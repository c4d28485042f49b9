import { type Days, lastDays, lastYear, monthSoFar, yesterday } from '../../../ui/date-field/days.ts'

const SPANS = {
  today: (today: string) => lastDays(today, 1),
  yesterday,
  week: (today: string) => lastDays(today, 7),
  month: monthSoFar,
  last30: (today: string) => lastDays(today, 30),
  year: lastYear,
} as const
export type Preset = keyof typeof SPANS
export const PRESETS = ['today', 'yesterday', 'week', 'month', 'last30', 'year'] as const satisfies readonly Preset[]

export const isPreset = (value: string | null): value is Preset => PRESETS.some((preset) => preset === value)

/** The days of a preset, counted back from today. */
export const presetDays = (preset: Preset, today: string): Days => SPANS[preset](today)

/** The first day that is on line. */
export const firstDay = (today: string): string => lastYear(today).from

/** Whether the gateway takes these days: in order, none to come, none of more than twelve months ago. */
export const isRange = ({ from, to }: Days, today: string): boolean => from !== '' && from <= to && to <= today && from >= firstDay(today)
