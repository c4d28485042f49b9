import { type Days, isDay, type Preset } from '../../lib/days.ts'

/** The most days the gateway reports at once. */
export const LONGEST = 366

export const PRESETS = ['today', 'yesterday', 'last7', 'last14', 'last30', 'month'] as const satisfies readonly Preset[]
export type TeamPreset = (typeof PRESETS)[number]

/** How many days a range has; none or fewer for one that runs backwards. */
export const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** Whether the gateway would take this range: real days, in order, not too many, none to come. */
export const isRange = ({ from, to }: Days, today: string): boolean => {
  if (!isDay(from) || !isDay(to) || to > today) return false
  const length = lengthOf({ from, to })
  return length >= 1 && length <= LONGEST
}
