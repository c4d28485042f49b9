import type { Chance } from '../ports.ts'

const LEAST_MS = 500
const MOST_MS = 15_000

export interface Backoff {
  /** Milliseconds to wait before the next attempt. */
  readonly next: () => number
  readonly reset: () => void
}

/** Decorrelated jitter: clients that lost the same gateway do not come back in step. */
export const createBackoff = (chance: Chance): Backoff => {
  let last = LEAST_MS
  return {
    next: () => {
      last = Math.min(MOST_MS, LEAST_MS + chance() * (last * 3 - LEAST_MS))
      return Math.round(last)
    },
    reset: () => {
      last = LEAST_MS
    },
  }
}
