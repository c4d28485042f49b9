import type { ControlChange } from '@portico/contract/control/shapes'
import { and, desc, eq, gte, isNotNull, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { controlLog, playPresence } from './schema.ts'

/** What is noted of one change besides when. */
export type Change = Pick<ControlChange, 'action'> & Partial<Omit<ControlChange, 'action' | 'at'>>

export const writeChange = async (tx: Tx, memberId: string, at: Date, change: Change): Promise<void> => {
  await tx.insert(controlLog).values({ memberId, at, ...change })
}

/** The latest first. */
export const changesOf = async (db: Queryable, memberId: string, most: number): Promise<ControlChange[]> => {
  const rows = await db.select().from(controlLog).where(eq(controlLog.memberId, memberId)).orderBy(desc(controlLog.id)).limit(most)
  return rows.map(({ at, action, kind, period, before, after }) => ({ at: at.toISOString(), action, kind, period, before, after }))
}

/** Whether a member changed a limit or looked at all of them between two instants. */
export const limitsVisited = async (db: Queryable, memberId: string, from: Date, to: Date): Promise<boolean> => {
  const changed = and(eq(controlLog.memberId, memberId), isNotNull(controlLog.kind), gte(controlLog.at, from), lt(controlLog.at, to))
  if ((await db.$count(controlLog, changed)) > 0) return true
  const { memberId: owner, reviewedAt } = playPresence
  return (await db.$count(playPresence, and(eq(owner, memberId), gte(reviewedAt, from), lt(reviewedAt, to)))) > 0
}
