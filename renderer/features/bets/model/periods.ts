import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import type { BetState } from '@portico/contract/bets/shapes'

export const PERIODS = ['today', 'yesterday', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]
export const STATES: readonly BetState[] = ['WAITING', 'WON', 'LOST', 'PUSH', 'VOID']

export const isPeriod = (value: string | null): value is Period => PERIODS.some((period) => period === value)
export const isState = (value: string | null): value is BetState => STATES.some((state) => state === value)

const BACK: Readonly<Record<Period, readonly [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
}

/** First and last day of a period on the merchant's calendar, today being the day of `now`. */
export const daysOf = (period: Period, now: number, timeZone: string): { from: string; to: string } => {
  const today = toCalendarDate(fromAbsolute(now, timeZone))
  const [from, to] = BACK[period]
  return { from: today.subtract({ days: from }).toString(), to: today.subtract({ days: to }).toString() }
}
