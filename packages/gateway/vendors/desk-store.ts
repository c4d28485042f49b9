import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { vendorCase, vendorRound } from './schema.ts'

export type CaseRow = typeof vendorCase.$inferSelect

const MOST = 200

/** Open rounds in which nothing happened since, the longest first; of one vendor where it is named. */
export const roundsOpenSince = (db: Queryable, before: Date, vendor?: string, limit = MOST) =>
  db
    .select()
    .from(vendorRound)
    .where(
      and(eq(vendorRound.state, 'OPEN'), lt(vendorRound.lastAt, before), vendor === undefined ? undefined : eq(vendorRound.vendor, vendor)),
    )
    .orderBy(asc(vendorRound.lastAt))
    .limit(limit)

export const openCases = (db: Queryable): Promise<CaseRow[]> =>
  db.select().from(vendorCase).where(isNull(vendorCase.closedAt)).orderBy(asc(vendorCase.openedAt)).limit(MOST)

const isCase = (vendor: string, kind: CaseRow['kind'], about: string) =>
  and(eq(vendorCase.vendor, vendor), eq(vendorCase.kind, kind), eq(vendorCase.about, about))

/** Held for this transaction. */
export const lockCase = async (tx: Tx, vendor: string, kind: CaseRow['kind'], about: string): Promise<CaseRow | undefined> =>
  (
    await tx
      .select()
      .from(vendorCase)
      .where(isCase(vendor, kind, about))
      .for('update')
  )[0]

export const changeCase = async (tx: Tx, id: string, change: Partial<CaseRow>): Promise<void> => {
  await tx.update(vendorCase).set(change).where(eq(vendorCase.id, id))
}
