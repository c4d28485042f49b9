import type { CaseState, DeskHours } from '@portico/contract/support/shapes'
import { plainText } from '@portico/contract/kit/plain-text'
import { lengthFault, type TextBounds } from '@portico/contract/kit/text-length'
import { Failure } from '../failure.ts'
import { DAY_MS, MINUTE_MS } from '../kit/duration.ts'
import { dayAfter, dayAt, instantOf } from '../kit/zone.ts'

export const REOPEN_MS = 30 * DAY_MS

/** When the desk is there on each day of the merchant's, `to` on the next day where it is not later; and how long it takes to answer. */
export interface Hours {
  readonly from: string
  readonly to: string
  readonly answerMinutes: number
}

export const USUAL_HOURS: Hours = { from: '08:00', to: '02:00', answerMinutes: 120 }

/** A member's text as it is stored. @throws Failure FIELD_INVALID of `content` where it is too short or too long */
export const readContent = (written: string, bounds: TextBounds): string => {
  const fault = lengthFault(written, bounds)
  if (fault) throw new Failure('FIELD_INVALID', { fields: { content: { ...fault } } })
  return plainText(written)
}

const windowOf = (day: string, { from, to }: Hours, timeZone: string) => ({
  from: instantOf(day, from, timeZone),
  to: instantOf(from < to ? day : dayAfter(day, 1), to, timeZone),
})

/** The window that runs, else the next one. */
export const hoursAt = (now: Date, hours: Hours, timeZone: string): { readonly from: Date; readonly to: Date } => {
  const { day } = dayAt(now, timeZone)
  const windows = [dayAfter(day, -1), day, dayAfter(day, 1)].map((each) => windowOf(each, hours, timeZone))
  return windows.find(({ to }) => to > now) ?? windows[2]!
}

export const viewHours = (now: Date, hours: Hours, timeZone: string): DeskHours => {
  const { from, to } = hoursAt(now, hours, timeZone)
  return { open: from <= now, from: from.toISOString(), to: to.toISOString() }
}

/** By when the desk answers what arrives now: so many minutes of its hours later. */
export const answerBy = (now: Date, hours: Hours, timeZone: string): Date => {
  let left = hours.answerMinutes * MINUTE_MS
  let at = now
  for (;;) {
    const { from, to } = hoursAt(at, hours, timeZone)
    const begins = Math.max(at.getTime(), from.getTime())
    if (begins + left <= to.getTime()) return new Date(begins + left)
    left -= to.getTime() - begins
    at = to
  }
}

/** Where a case stands: one that was solved long ago is closed. */
export const stateOf = ({ state, solvedAt }: { readonly state: CaseState; readonly solvedAt: Date | null }, now: Date): CaseState =>
  state === 'SOLVED' && solvedAt !== null && now.getTime() >= solvedAt.getTime() + REOPEN_MS ? 'CLOSED' : state
