import type { Platform } from '../../platform.ts'

/** More than any correction of a clock that keeps time. */
const JUMP_MS = 60_000
/** How long a jump has to stand before it is believed. */
const HOLD_MS = 120_000

/** Whether the clock can be trusted now. */
export type ClockGuard = () => boolean

/**
 * A clock that is set hours ahead by mistake would seal and draw issues before their time, which nothing can take back. So after a jump
 * ahead nothing is done for two minutes; a clock that is put right meanwhile did no harm. One set back needs no pause: what is not due
 * is left alone. Time in which the whole machine slept looks like a jump and waits as well.
 */
export const createClockGuard = ({ clock, log }: Pick<Platform, 'clock' | 'log'>): ClockGuard => {
  const { elapsed } = clock
  if (!elapsed) return () => true
  const offset = () => clock.now().getTime() - elapsed()
  let trusted = offset()
  let heldSince: number | undefined
  return () => {
    const ahead = offset() - trusted
    const holding = heldSince !== undefined && elapsed() - heldSince < HOLD_MS
    if (ahead > JUMP_MS && (heldSince === undefined || holding)) {
      if (heldSince === undefined)
        log.error({ seconds: Math.round(ahead / 1000) }, 'the clock jumped ahead: no issue is drawn for two minutes')
      heldSince ??= elapsed()
      return false
    }
    if (heldSince !== undefined) log.warn({ seconds: Math.round(ahead / 1000) }, 'the clock is trusted again')
    heldSince = undefined
    trusted = offset()
    return true
  }
}
