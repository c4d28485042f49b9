import type { Logger } from 'pino'
import { databaseTime } from './db/database-time.ts'
import type { Database } from './db/open.ts'
import { newestRunAt } from './jobs/index.ts'
import { type Clock, isMovable } from './ports/clock.ts'

/** More than two machines whose clocks are kept differ by, with the way between them. */
const MOST_SKEW_MS = 60_000

const seconds = (ms: number): number => Math.round(Math.abs(ms) / 1000)

interface Parts {
  readonly database: Pick<Database, 'background'>
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Looks whether a gateway would begin under a wrong clock, as a machine does whose time is not set yet: it would draw issues before their
 * time. The database's clock says so where it is on another machine; later jumps are `clock-guard.ts`'s. A demonstration's clock may be ahead.
 * @throws Error in production, with both times.
 */
export const checkClock = async ({ database, clock, log }: Parts, production: boolean): Promise<void> => {
  if (isMovable(clock)) return
  const [own, theirs] = [clock.now(), await databaseTime(database.background)]
  const ahead = own.getTime() - theirs.getTime()
  if (Math.abs(ahead) > MOST_SKEW_MS) {
    const what =
      `this machine's clock says ${own.toISOString()}, the database's ${theirs.toISOString()}: ` +
      `${seconds(ahead)} s ${ahead > 0 ? 'ahead' : 'behind'}. Set both by a time service`
    if (production) throw new Error(what)
    log.error(what)
  }
  // Only said: who was ahead once would otherwise stand still until that time has come.
  const newest = await newestRunAt(database.background)
  if (newest !== undefined && newest.getTime() - own.getTime() > MOST_SKEW_MS)
    log.error(
      { seconds: seconds(newest.getTime() - own.getTime()) },
      'jobs have run at a time that this clock has yet to reach: the clock is behind, or was ahead before',
    )
}
