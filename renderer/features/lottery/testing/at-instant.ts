import { afterEach, beforeEach, vi } from 'vitest'

/** Runs each test of a block from an instant (ISO 8601) on, with nothing remembered, and takes back what it set. */
export const atInstant = (instant: string): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(instant), shouldAdvanceTime: true })
    sessionStorage.clear()
    localStorage.clear()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
