import type { Instant } from '../instant.ts'
import type { Period } from './period.ts'
import type { Zone } from './zone.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WINDOW = 5 * MINUTE

const two = (value: number): string => String(value).padStart(2, '0')

const offsetText = (offset: number): string => {
  const minutes = Math.floor(Math.abs(offset) / MINUTE)
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The instants with one local date, hour and offset: half an hour, where the clock is put by half of one. */
export const hourAt = (zone: Zone, at: Instant): Period => {
  const offset = zone.offsetAt(at)
  const face = Math.floor((at + offset) / HOUR) * HOUR
  const first = face - offset
  const changes = zone.changesBetween(first, first + HOUR)
  return {
    start: changes.findLast((change) => change <= at) ?? first,
    end: changes.find((change) => change > at) ?? first + HOUR,
    label: `${new Date(face).toISOString().slice(0, 13)}:00${offsetText(offset)}`,
  }
}

/** Five minutes from a multiple of five minutes in UTC. */
export const windowAt = (at: Instant): Period => {
  const start = Math.floor(at / WINDOW) * WINDOW
  return { start, end: start + WINDOW, label: new Date(start).toISOString() }
}
