import { type Cadence, type Calendar, EVERY_DAY, type Schedule } from '../offer/schedule.ts'
import { dayAfter, dayAt, instantOf, weekdayOf } from '../../kit/zone.ts'

/** One turn of a lottery: bets from `openAt` to `sealAt`, both in front of the draw. */
export interface Slot {
  /** `YYYYMMDD-NNNN` counted through the merchant's day from 1; of a calendar `YYYYMMDD`, with `-NN` where the day has several. */
  readonly numero: string
  readonly openAt: Date
  readonly sealAt: Date
  readonly drawAt: Date
}

export interface ScheduledIssue {
  readonly schedule: Schedule
  readonly sealSeconds: number
}

/** Longer than any lottery rests. */
const MOST_DAYS = 60

const compact = (day: string): string => day.replaceAll('-', '')

const cadenceSlot = ({ seconds }: Cadence, sealSeconds: number, at: Date, timeZone: string): Slot => {
  const { day, start } = dayAt(at, timeZone)
  const interval = seconds * 1000
  const index = Math.floor((at.getTime() - start.getTime()) / interval)
  const openAt = start.getTime() + index * interval
  return {
    numero: `${compact(day)}-${String(index + 1).padStart(4, '0')}`,
    openAt: new Date(openAt),
    sealAt: new Date(openAt + interval - sealSeconds * 1000),
    drawAt: new Date(openAt + interval),
  }
}

/** Whether something is drawn on the day (YYYY-MM-DD) of the calendar's zone. */
export const isDrawDay = ({ weekdays = EVERY_DAY, stops }: Calendar, day: string): boolean =>
  weekdays.includes(weekdayOf(day)) && !stops.some(([from, to]) => from <= day && day <= to)

interface Due {
  readonly numero: string
  readonly drawAt: Date
}

const drawsOf = (calendar: Calendar, day: string): Due[] =>
  isDrawDay(calendar, day)
    ? calendar.times.map((time, i, { length }) => ({
        numero: length === 1 ? compact(day) : `${compact(day)}-${String(i + 1).padStart(2, '0')}`,
        drawAt: instantOf(day, time, calendar.timeZone),
      }))
    : []

/** The draw that comes first after the instant, or, going back, the last one not after it. */
const drawFrom = (calendar: Calendar, at: Date, step: 1 | -1): Due => {
  let { day } = dayAt(at, calendar.timeZone)
  for (let days = 0; days < MOST_DAYS; days++) {
    const due = drawsOf(calendar, day)
    const found = step === 1 ? due.find(({ drawAt }) => drawAt > at) : due.findLast(({ drawAt }) => drawAt <= at)
    if (found) return found
    day = dayAfter(day, step)
  }
  throw new RangeError(`the calendar has no draw within ${MOST_DAYS} days of ${at.toISOString()}`)
}

const calendarSlot = (calendar: Calendar, sealSeconds: number, at: Date): Slot => {
  const { numero, drawAt } = drawFrom(calendar, at, 1)
  return { numero, openAt: drawFrom(calendar, at, -1).drawAt, sealAt: new Date(drawAt.getTime() - sealSeconds * 1000), drawAt }
}

/** The slot that the instant falls in: `openAt <= at < drawAt`. `timeZone`: the merchant's. */
export const slotAt = ({ schedule, sealSeconds }: ScheduledIssue, at: Date, timeZone: string): Slot =>
  schedule.kind === 'every' ? cadenceSlot(schedule, sealSeconds, at, timeZone) : calendarSlot(schedule, sealSeconds, at)

/** The slot of `at` and the `more` that follow it. */
export const slotsFrom = (game: ScheduledIssue, at: Date, more: number, timeZone: string): Slot[] => {
  const slots = [slotAt(game, at, timeZone)]
  while (slots.length <= more) slots.push(slotAt(game, slots.at(-1)!.drawAt, timeZone))
  return slots
}

/** The zone in whose days a lottery is drawn: its own, or the merchant's. */
export const zoneOf = ({ schedule }: Pick<ScheduledIssue, 'schedule'>, merchantZone: string): string =>
  schedule.kind === 'calendar' ? schedule.timeZone : merchantZone
