import type { Database } from '../db/open.ts'
import type { Clock } from '../ports/clock.ts'

const KEPT_MS = 1_000

/** Whether the database answers and can be written, asked once a second however often callers ask. */
export const createReadiness = (database: Pick<Database, 'ready'>, clock: Clock): (() => Promise<boolean>) => {
  let latest: { readonly ready: Promise<boolean>; until: number } | undefined
  return () => {
    if (latest && latest.until > clock.now().getTime()) return latest.ready
    const fresh = { ready: database.ready(), until: Number.POSITIVE_INFINITY }
    void fresh.ready.finally(() => {
      fresh.until = clock.now().getTime() + KEPT_MS
    })
    latest = fresh
    return fresh.ready
  }
}
