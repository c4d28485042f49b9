import { type CalendarDate, endOfMonth, parseDate } from '@internationalized/date'
import { localDate, weekdayOf } from '../kit/zone.ts'
import type { FixedPeriod, LocalPeriod, Period, Window } from '../kit/window.ts'
import { spansOf } from './spans.ts'

/** Whether the instant is in the window. */
export const holds = ({ spans }: Window, at: Date): boolean => spans.some(({ from, to }) => from <= at && at < to)

const fixedWindow = ({ everySeconds }: FixedPeriod, at: Date): Window => {
  const length = everySeconds * 1000
  const from = Math.floor(at.getTime() / length) * length
  const span = { from: new Date(from), to: new Date(from + length) }
  return { key: span.from.toISOString(), spans: [span], end: span.to }
}

const HALF = 15

interface Days {
  readonly key: string
  readonly first: CalendarDate
  readonly last: CalendarDate
}

const dayOfYear = (date: CalendarDate): number => date.compare(date.set({ month: 1, day: 1 })) + 1

const weekOf = (date: CalendarDate): Days => {
  const first = date.subtract({ days: weekdayOf(date.toString()) - 1 })
  // ISO 8601: a week belongs to the year of its Thursday.
  const thursday = first.add({ days: 3 })
  const week = Math.ceil(dayOfYear(thursday) / 7)
  return { key: `${thursday.year}-W${String(week).padStart(2, '0')}`, first, last: first.add({ days: 6 }) }
}

const daysOf: Readonly<Record<LocalPeriod, (date: CalendarDate) => Days>> = {
  D: (date) => ({ key: date.toString(), first: date, last: date }),
  W: weekOf,
  H: (date) => {
    const month = date.toString().slice(0, 'YYYY-MM'.length)
    return date.day <= HALF
      ? { key: `${month}-H1`, first: date.set({ day: 1 }), last: date.set({ day: HALF }) }
      : { key: `${month}-H2`, first: date.set({ day: HALF + 1 }), last: endOfMonth(date) }
  },
  M: (date) => ({ key: date.toString().slice(0, 'YYYY-MM'.length), first: date.set({ day: 1 }), last: endOfMonth(date) }),
}

/** Undefined when the zone skipped all of its days. */
const localWindow = (period: LocalPeriod, date: CalendarDate, timeZone: string): Window | undefined => {
  const { key, first, last } = daysOf[period](date)
  const [span, ...more] = spansOf(first.toString(), last.add({ days: 1 }).toString(), timeZone)
  if (!span) return undefined
  return { key, spans: [span, ...more], end: (more.at(-1) ?? span).to, days: { first: first.toString(), last: last.toString() } }
}

/** The window that the instant is in. `timeZone` is an IANA name; fixed periods do without. */
export const windowAt = (period: Period, at: Date, timeZone: string): Window =>
  typeof period === 'object' ? fixedWindow(period, at) : localWindow(period, localDate(at, timeZone), timeZone)!

const beside = (period: LocalPeriod, { days }: Window, timeZone: string, step: 1 | -1): Window => {
  let date = parseDate(step === 1 ? days!.last : days!.first).add({ days: step })
  for (;;) {
    const window = localWindow(period, date, timeZone)
    if (window) return window
    // A zone that crossed the date line skipped the day.
    date = date.add({ days: step })
  }
}

/** The window that follows in the calendar. Its end is after that of `window`. */
export const windowAfter = (period: Period, window: Window, timeZone: string): Window =>
  typeof period === 'object' ? fixedWindow(period, window.end) : beside(period, window, timeZone, 1)

/** The latest window that is over at the instant. */
export const latestOver = (period: Period, at: Date, timeZone: string): Window => {
  let window = windowAt(period, at, timeZone)
  while (window.end > at)
    window =
      typeof period === 'object' ? fixedWindow(period, new Date(window.spans[0].from.getTime() - 1)) : beside(period, window, timeZone, -1)
  return window
}
