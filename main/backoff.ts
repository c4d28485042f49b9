import type { RandomSource } from './ports.ts'

export interface Backoff {
  /** Milliseconds to wait before the next attempt. */
  readonly next: () => number
  readonly reset: () => void
}

/**
 * Waits that grow and never fall in step with those of other clients: each is drawn from between the least and three
 * times the last, at most `most`. In milliseconds.
 */
export const createBackoff = (random: RandomSource, { least, most }: { readonly least: number; readonly most: number }): Backoff => {
  let last = least
  return {
    next: () => {
      last = Math.min(most, least + random() * (last * 3 - least))
      return Math.round(last)
    },
    reset: () => {
      last = least
    },
  }
}
