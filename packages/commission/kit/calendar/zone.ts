import { fromAbsolute } from '@internationalized/date'
import type { Instant } from '../instant.ts'

const HOUR = 3_600_000
/** No offset has ever been changed and changed back within a step. */
const STEP = 12 * HOUR
const STEPS = 64
const BLOCK = STEPS * STEP

/** The offset of a zone from UTC and the instants at which it changes. */
export interface Zone {
  /** Milliseconds to add to UTC for what a wall clock shows. */
  readonly offsetAt: (at: Instant) => number
  /** The instants strictly between two others at which the offset changes, in order. */
  readonly changesBetween: (start: Instant, end: Instant) => readonly Instant[]
}

/** From `start` on the offset is `offset`. */
interface Stretch {
  readonly start: Instant
  readonly offset: number
}

/** The first instant in (low, high] that has not the offset `before`. */
const changeIn = (low: Instant, high: Instant, before: number, offsetOf: (at: Instant) => number): Instant => {
  let [from, to] = [low, high]
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2)
    if (offsetOf(middle) === before) from = middle
    else to = middle
  }
  return to
}

const stretchesOf = (start: Instant, offsetOf: (at: Instant) => number): Stretch[] => {
  const stretches = [{ start, offset: offsetOf(start) }]
  let before = offsetOf(start)
  for (let step = 1; step <= STEPS; step++) {
    const at = start + step * STEP - (step === STEPS ? 1 : 0)
    const offset = offsetOf(at)
    if (offset !== before) stretches.push({ start: changeIn(at - STEP, at, before, offsetOf), offset })
    before = offset
  }
  return stretches
}

/**
 * What is known of a zone, worked out once for each month or so that is asked for: asking the time zone data for every bet would
 * take longer than all the rest.
 * @throws RangeError for a zone that is not known
 */
export const createZone = (tz: string): Zone => {
  const offsetOf = (at: Instant): number => fromAbsolute(at, tz).offset
  offsetOf(0)
  const blocks = new Map<number, readonly Stretch[]>()
  const stretchesAt = (index: number): readonly Stretch[] => {
    const stretches = blocks.get(index) ?? stretchesOf(index * BLOCK, offsetOf)
    blocks.set(index, stretches)
    return stretches
  }
  const offsetAt = (at: Instant): number => stretchesAt(Math.floor(at / BLOCK)).findLast(({ start }) => start <= at)?.offset ?? 0

  return {
    offsetAt,
    changesBetween: (start, end) => {
      const changes: Instant[] = []
      let offset = offsetAt(start)
      for (let index = Math.floor(start / BLOCK); index * BLOCK < end; index++) {
        for (const stretch of stretchesAt(index)) {
          if (stretch.start <= start || stretch.start >= end) continue
          if (stretch.offset !== offset) changes.push(stretch.start)
          offset = stretch.offset
        }
      }
      return changes
    },
  }
}
