import { and, eq, gt, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/open.ts'
import { offerStop, playBreak, playLimit } from './schema.ts'

/** Those of these members who have set a limit, take a break or have stopped offers on the site. */
export const heldAmong = async (db: Queryable, members: readonly string[], now: Date): Promise<string[]> => {
  if (members.length === 0) return []
  const ids = [...members]
  const limited = db.select({ id: playLimit.memberId }).from(playLimit).where(inArray(playLimit.memberId, ids))
  const runs = or(isNull(playBreak.endsAt), gt(playBreak.endsAt, now))
  const paused = db
    .select({ id: playBreak.memberId })
    .from(playBreak)
    .where(and(inArray(playBreak.memberId, ids), runs))
  const stopped = db
    .select({ id: offerStop.memberId })
    .from(offerStop)
    .where(and(inArray(offerStop.memberId, ids), eq(offerStop.channel, 'SITE'), isNull(offerStop.resumedAt)))
  return (await union(limited, paused, stopped)).map(({ id }) => id)
}

/** Who set a limit, began a break or stopped offers on the site for the first time between two instants. */
export const heldSince = async (db: Queryable, from: Date, to: Date): Promise<string[]> => {
  const { memberId, setAt } = playLimit
  const limited = db
    .select({ id: memberId })
    .from(playLimit)
    .where(and(gte(setAt, from), lte(setAt, to)))
  const paused = db
    .select({ id: playBreak.memberId })
    .from(playBreak)
    .where(and(gte(playBreak.startedAt, from), lte(playBreak.startedAt, to)))
  const stopped = db
    .select({ id: offerStop.memberId })
    .from(offerStop)
    .where(and(eq(offerStop.channel, 'SITE'), isNull(offerStop.resumedAt), gte(offerStop.stoppedAt, from), lte(offerStop.stoppedAt, to)))
  return (await union(limited, paused, stopped)).map(({ id }) => id)
}
