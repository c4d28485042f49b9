import type { Recent } from '@portico/contract/events'
import type { Clock } from '../ports/clock.ts'

/** Longer than a page takes until its socket is open; one that took longer fetches everything again. */
const KEPT_MS = 60_000

/** Remembers for a while which types of event were sent: to everybody, and to each member, whether or not they listened here. */
export const createRecent = (clock: Pick<Clock, 'now' | 'elapsed'>) => {
  // A clock that is set must not shorten what is remembered.
  const nowMs = (): number => Math.round(clock.elapsed?.() ?? clock.now().getTime())
  const begunAt = nowMs()
  /** The last to be written stands last. */
  const byReader = new Map<string, Map<string, number>>()

  const forgetOld = (now: number): void => {
    for (const [reader, types] of byReader) {
      if (Math.max(...types.values()) >= now - KEPT_MS) return
      byReader.delete(reader)
    }
  }

  return {
    /** `reader`: a member's id, or `public` for everybody. */
    note: (reader: string, type: string): void => {
      const now = nowMs()
      const types = byReader.get(reader) ?? new Map<string, number>()
      byReader.delete(reader)
      byReader.set(reader, types.set(type, now))
      forgetOld(now)
    },
    of: (reader: string): Recent => {
      const now = nowMs()
      const withinMs = Math.min(KEPT_MS, now - begunAt)
      const ago = [...(byReader.get(reader) ?? [])].map(([type, at]) => [type, now - at] as const).filter(([, ms]) => ms <= withinMs)
      return { withinMs, agoMs: Object.fromEntries(ago) }
    },
    /** How many readers are remembered. */
    size: (): number => byReader.size,
  }
}
