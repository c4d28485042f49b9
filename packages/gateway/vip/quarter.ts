import { parseDate } from '@internationalized/date'
import { dayAt } from '../kit/zone.ts'

/** The first and last day of the quarter that a zone's calendar shows at an instant, those of the quarter before, and the last one of the next. */
export const quarterAt = (at: Date, timeZone: string) => {
  const today = parseDate(dayAt(at, timeZone).day)
  const first = today.set({ month: today.month - ((today.month - 1) % 3), day: 1 })
  return {
    from: first.toString(),
    to: first.add({ months: 3 }).subtract({ days: 1 }).toString(),
    nextTo: first.add({ months: 6 }).subtract({ days: 1 }).toString(),
    before: { from: first.subtract({ months: 3 }).toString(), to: first.subtract({ days: 1 }).toString() },
  }
}
