import type { LotteryGame } from './games.ts'
import { dayAt } from './zone.ts'

/** One turn of a lottery. `numero` is `YYYYMMDD-NNNN`, counted through the merchant's day from 1. */
export interface Slot {
  readonly numero: string
  readonly openAt: Date
  readonly sealAt: Date
  readonly drawAt: Date
}

type Cadence = Pick<LotteryGame, 'intervalSeconds' | 'sealSeconds'>

/** The slot that the instant falls in: `openAt <= at < drawAt`. */
export const slotAt = ({ intervalSeconds, sealSeconds }: Cadence, at: Date, timeZone: string): Slot => {
  const { day, start } = dayAt(at, timeZone)
  const interval = intervalSeconds * 1000
  const index = Math.floor((at.getTime() - start.getTime()) / interval)
  const openAt = start.getTime() + index * interval
  return {
    numero: `${day.replaceAll('-', '')}-${String(index + 1).padStart(4, '0')}`,
    openAt: new Date(openAt),
    sealAt: new Date(openAt + interval - sealSeconds * 1000),
    drawAt: new Date(openAt + interval),
  }
}

/** The slot of `at` and the `more` that follow it. */
export const slotsFrom = (cadence: Cadence, at: Date, more: number, timeZone: string): Slot[] => {
  const slots = [slotAt(cadence, at, timeZone)]
  while (slots.length <= more) slots.push(slotAt(cadence, slots.at(-1)!.drawAt, timeZone))
  return slots
}
