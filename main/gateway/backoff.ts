import type { Chance } from '../ports.ts'

const BASE_MS = 1_000
const CAP_MS = 30_000

/** Waits that grow and never fall in step with those of other clients: each is drawn from between the base and three times the last. */
export const createBackoff = (chance: Chance): { readonly next: () => number; readonly reset: () => void } => {
  let last = BASE_MS
  return {
    next: () => {
      last = Math.min(CAP_MS, BASE_MS + chance() * (last * 3 - BASE_MS))
      return last
    },
    reset: () => {
      last = BASE_MS
    },
  }
}
