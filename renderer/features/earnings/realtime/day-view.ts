import { isRecorded, presetDays } from '../../../lib/days.ts'
import { putUnusual } from '../../../core/office-page/team-range.ts'

/** What the page shows; all of it stands in the address. */
export interface DayView {
  /** Absent: today, also after midnight. */
  readonly day: string | undefined
  /** Every window of the day, and not the latest alone. */
  readonly all: boolean
}

/** Whether there are windows of a day: one that is over or is today, of no more than a year ago. */
export const isShownDay = (day: string, today: string): boolean => isRecorded({ from: day, to: day }, today)

export const readDayView = (params: URLSearchParams, today: string): DayView => {
  const day = params.get('day') ?? ''
  return { day: day !== today && isShownDay(day, today) ? day : undefined, all: params.get('windows') === 'all' }
}

export const writeDayView = ({ day, all }: DayView): URLSearchParams => {
  const params = new URLSearchParams()
  putUnusual(params, 'day', day)
  putUnusual(params, 'windows', all ? 'all' : undefined)
  return params
}

export const changedDayView = (view: DayView, change: Partial<DayView>): DayView => ({ ...view, ...change })

export const yesterdayOf = (today: string): string => presetDays('yesterday', today).from
