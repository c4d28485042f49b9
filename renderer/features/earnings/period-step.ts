import type { Days } from '../../lib/days.ts'
import { lengthOf } from '../../core/office-page/team-days.ts'

const DAY_MS = 86_400_000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const endOfMonth = (day: string): string => dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0))

/** A month as a whole, or the part of it that there is yet. */
const isMonth = ({ from, to }: Days, today: string): boolean =>
  from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && (to === endOfMonth(to) || to === today) && from !== to

/** The period before or after some days, as long as they are; of a month the month. Undefined where it has not begun. */
export const periodStep = (days: Days, by: -1 | 1, today: string): Days | undefined => {
  const shifted = (): Days => {
    if (isMonth(days, today)) {
      const from = dayOf(Date.UTC(Number(days.from.slice(0, 4)), Number(days.from.slice(5, 7)) - 1 + by, 1))
      return { from, to: endOfMonth(from) }
    }
    const shift = by * lengthOf(days) * DAY_MS
    return { from: dayOf(Date.parse(days.from) + shift), to: dayOf(Date.parse(days.to) + shift) }
  }
  const { from, to } = shifted()
  return from > today ? undefined : { from, to: to > today ? today : to }
}
