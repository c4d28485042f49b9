/** Days without a draw, first and last, YYYY-MM-DD. */
export type Stop = readonly [from: string, to: string]

/** Turns through the merchant's day, one after the other without a pause. The seconds divide a day. */
export interface Cadence {
  readonly kind: 'every'
  readonly seconds: number
}

/** Draws at set times of the lottery's own days. */
export interface Calendar {
  readonly kind: 'calendar'
  readonly timeZone: string
  /** Wall-clock times, HH:MM, the earliest first. */
  readonly times: readonly string[]
  /** 1 is Monday, 7 Sunday; absent: every day. */
  readonly weekdays?: readonly number[]
  readonly stops: readonly Stop[]
}

export type Schedule = Cadence | Calendar

export const every = (seconds: number): Cadence => ({ kind: 'every', seconds })

const DAY_SECONDS = 86_400
export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** Draws on an average day without stops, to the next whole number: 0 for a weekly draw. */
export const drawsPerDay = (schedule: Schedule): number =>
  schedule.kind === 'every'
    ? DAY_SECONDS / schedule.seconds
    : Math.round((schedule.times.length * (schedule.weekdays ?? EVERY_DAY).length) / EVERY_DAY.length)
