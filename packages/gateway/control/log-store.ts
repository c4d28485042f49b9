import type { ControlChange } from '@portico/contract/control/shapes'
import { desc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { controlLog } from './schema.ts'

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
