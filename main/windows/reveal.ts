import type { Clock } from '../ports.ts'

/** A page that has loaded and is not said to be drawn is shown after this. */
const LOADED_MS = 1_500
/** However it goes, a window that was asked for can be seen by then. */
const LATEST_MS = 8_000

/** When a window that opens hidden is shown. */
export interface Reveal {
  /** Its first page is drawn: the best moment, which some graphics drivers never tell of (electron#52324, #51972). */
  readonly drawn: () => void
  readonly loaded: () => void
  /** Its first page could not be had. */
  readonly failed: () => void
  /** It was shown otherwise, or has gone. */
  readonly stop: () => void
}

/** Runs `show` once: when the page is drawn, or as soon as that is taking longer than a person should wait. */
export const createReveal = (clock: Clock, show: () => void): Reveal => {
  let waiting = true
  let callOff = (): void => undefined
  const stop = (): void => {
    waiting = false
    callOff()
  }
  const now = (): void => {
    if (!waiting) return
    stop()
    show()
  }
  const opened = clock.now()
  const within = (ms: number): void => {
    if (!waiting) return
    callOff()
    callOff = clock.after(Math.max(0, Math.min(ms, opened + LATEST_MS - clock.now())), now)
  }
  within(LATEST_MS)
  return { drawn: now, loaded: () => within(LOADED_MS), failed: now, stop }
}
