import type { UpdateMemory } from './memory.ts'
import { isNewer } from './version.ts'

const HOUR_MS = 3_600_000
const FAILURES_BEFORE_PAUSE = 3
const PAUSE_MS = 24 * HOUR_MS
/** From then on a known update is announced as urgent. */
const URGENT_AFTER_MS = 7 * 24 * HOUR_MS
/** Starts of a version that did not come to anything, after which it is held to be broken. */
const BROKEN_STARTS = 2

/** Until when nothing is tried; null when nothing holds it up. A moment further off than any pause comes from a clock that was wrong. */
export const pausedUntil = ({ pausedUntil: until }: UpdateMemory, now: number): number | null =>
  until !== null && until > now && until - now <= PAUSE_MS ? until : null

/** One more failure; the third in a row pauses, and the count begins anew after the pause. */
export const withFailure = (memory: UpdateMemory, now: number): UpdateMemory => {
  const over = memory.pausedUntil !== null && pausedUntil(memory, now) === null
  const failures = (over ? 0 : memory.failures) + 1
  return { ...memory, failures, pausedUntil: failures >= FAILURES_BEFORE_PAUSE ? now + PAUSE_MS : null }
}

/** Remembers when an update was first heard of. A newer one does not set the time back. */
export const withSeen = (memory: UpdateMemory, version: string, now: number): UpdateMemory => {
  const { firstSeen } = memory
  return firstSeen && firstSeen.at <= now ? memory : { ...memory, firstSeen: { version, at: now } }
}

export const isUrgent = ({ firstSeen }: UpdateMemory, now: number): boolean => firstSeen !== null && now - firstSeen.at >= URGENT_AFTER_MS

/** A start of this version, not yet known to be a good one. */
export const withStart = (memory: UpdateMemory, version: string): UpdateMemory => {
  const { boot, firstSeen } = memory
  if (boot?.version === version) return { ...memory, boot: { ...boot, starts: boot.healthy ? boot.starts : boot.starts + 1 } }
  return {
    ...memory,
    failures: 0,
    pausedUntil: null,
    firstSeen: firstSeen && isNewer(firstSeen.version, version) ? firstSeen : null,
    boot: { version, previous: boot?.version ?? null, starts: 1, healthy: false },
  }
}

/** A start that ended by the person's own wish before it could prove itself says nothing. */
export const withoutStart = (memory: UpdateMemory): UpdateMemory =>
  memory.boot && !memory.boot.healthy ? { ...memory, boot: { ...memory.boot, starts: Math.max(0, memory.boot.starts - 1) } } : memory

export const withHealth = (memory: UpdateMemory): UpdateMemory =>
  memory.boot ? { ...memory, boot: { ...memory.boot, healthy: true } } : memory

/** Whether the running version came as an update and has never started well, although it had its chances. */
export const isBroken = ({ boot }: UpdateMemory): boolean =>
  boot !== null && boot.previous !== null && !boot.healthy && boot.starts > BROKEN_STARTS
