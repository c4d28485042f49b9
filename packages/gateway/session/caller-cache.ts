import type { Caller } from '../http/bind.ts'
import type { Clock } from '../ports/clock.ts'
import type { Events } from '../ports/events.ts'

/** An end is heard within a quarter of a second; this bounds it where the bus stands still. */
const UNHEARD_MS = 800
/** While ends are heard. Short all the same: what else is known of a caller is read again after it, and a replaced token lives twice as long. */
const CACHE_MS = 5_000
const MOST_CACHED = 20_000
/** Longer than any look at a session takes. */
const ENDED_MS = 60_000
const MOST_ENDED = 10_000

export interface CallerCache {
  get(tokenHash: string): Caller | undefined
  /** Not one whose session is known to have ended. */
  put(tokenHash: string, caller: Caller, expiresAt: Date): void
  /** Looks it up afresh the next time. */
  forget(sessionId: string): void
  /** It has ended for good: a look that found it open just before is not believed. */
  end(sessionId: string): void
  hasEnded(sessionId: string): boolean
}

interface Cached {
  readonly caller: Caller
  readonly until: number
  /** From then on believed only while the ends of sessions are heard. */
  readonly unheardUntil: number
}

/**
 * Callers of this instance by the hash of their token: for some seconds while the ends of sessions are heard, for less than one otherwise.
 * Looking each of them up every second took a sixth of what the bets of many members can be placed with.
 */
export const createCallerCache = (clock: Clock, events: Pick<Events, 'hearsWithin'>): CallerCache => {
  const cached = new Map<string, Cached>()
  const hashes = new Map<string, string>()
  const ended = new Map<string, number>()
  const now = () => clock.now().getTime()

  const forget = (sessionId: string) => {
    const hash = hashes.get(sessionId)
    if (hash === undefined) return
    hashes.delete(sessionId)
    cached.delete(hash)
  }
  const hasEnded = (sessionId: string) => (ended.get(sessionId) ?? 0) > now()

  return {
    get: (hash) => {
      const found = cached.get(hash)
      if (!found || found.until <= now()) return undefined
      return found.unheardUntil > now() || events.hearsWithin(UNHEARD_MS) ? found.caller : undefined
    },
    put: (hash, caller, expiresAt) => {
      if (hasEnded(caller.sessionId)) return
      if (cached.size >= MOST_CACHED) {
        cached.clear()
        hashes.clear()
      }
      const other = hashes.get(caller.sessionId)
      if (other !== undefined && other !== hash) cached.delete(other)
      const unheardUntil = now() + UNHEARD_MS
      cached.set(hash, { caller, unheardUntil, until: Math.min(now() + CACHE_MS, expiresAt.getTime()) })
      hashes.set(caller.sessionId, hash)
    },
    forget,
    end: (sessionId) => {
      forget(sessionId)
      for (const [id, until] of ended) {
        if (ended.size < MOST_ENDED && until > now()) break
        ended.delete(id)
      }
      ended.set(sessionId, now() + ENDED_MS)
    },
    hasEnded,
  }
}
