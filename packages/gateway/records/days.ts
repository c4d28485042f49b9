import { isCalendarDay } from '@portico/contract/kit/wire'
import { refuse } from '../failure.ts'
import { dayAfter, localDate } from '../kit/zone.ts'

export interface Days {
  readonly from: string
  readonly to: string
}

const MONTHS = 12

/** The days requested, today where none are. @throws Failure RECORD_DAYS for none, backward ones, and ones of more than 12 months ago. */
export const requestedDays = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Days => {
  const today = localDate(now, timeZone)
  const days = { from: from ?? to ?? today.toString(), to: to ?? today.toString() }
  const first = today.subtract({ months: MONTHS }).toString()
  const real = isCalendarDay(days.from) && isCalendarDay(days.to)
  if (!real || days.from > days.to || days.from < first || days.to > dayAfter(today.toString(), 1)) refuse('RECORD_DAYS')
  return days
}
