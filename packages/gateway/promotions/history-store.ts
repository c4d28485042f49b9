import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { callerView } from '../member/index.ts'
import { promotionApplication, promotionGrant, promotionJoin } from './schema.ts'

export type ApplicationRow = typeof promotionApplication.$inferSelect
export type GrantRow = typeof promotionGrant.$inferSelect
export type JoinRow = typeof promotionJoin.$inferSelect

/** What a member did with promotions, and what came of it; each list in the order of time. */
export interface History {
  readonly joins: readonly JoinRow[]
  readonly applications: readonly ApplicationRow[]
  readonly grants: readonly GrantRow[]
}

/** Of one promotion where `promotionId` is said. */
export const historyOf = async (db: Queryable, memberId: string, promotionId?: string): Promise<History> => {
  const own = (table: typeof promotionJoin | typeof promotionApplication | typeof promotionGrant) =>
    and(eq(table.memberId, memberId), promotionId === undefined ? undefined : eq(table.promotionId, promotionId))
  return {
    joins: await db.select().from(promotionJoin).where(own(promotionJoin)),
    applications: await db
      .select()
      .from(promotionApplication)
      .where(own(promotionApplication))
      .orderBy(asc(promotionApplication.sentAt), promotionApplication.id),
    grants: await db.select().from(promotionGrant).where(own(promotionGrant)).orderBy(asc(promotionGrant.at), promotionGrant.id),
  }
}

export const insertJoin = async (tx: Tx, row: JoinRow): Promise<void> => {
  await tx.insert(promotionJoin).values(row).onConflictDoNothing()
}

export const insertGrant = async (tx: Tx, row: GrantRow): Promise<void> => {
  await tx.insert(promotionGrant).values(row)
}

export const insertApplication = async (tx: Tx, row: typeof promotionApplication.$inferInsert): Promise<ApplicationRow> =>
  (await tx.insert(promotionApplication).values(row).returning())[0]!

/** The row for this transaction alone. */
export const lockApplication = async (tx: Tx, id: string): Promise<ApplicationRow | undefined> =>
  (await tx.select().from(promotionApplication).where(eq(promotionApplication.id, id)).for('update'))[0]

export const changeApplication = async (
  tx: Tx,
  id: string,
  change: Partial<Pick<ApplicationRow, 'state' | 'openedAt' | 'decidedAt' | 'decidedBy' | 'reason'>>,
): Promise<ApplicationRow> => (await tx.update(promotionApplication).set(change).where(eq(promotionApplication.id, id)).returning())[0]!

const MOST = 200

/** With whose they are: what waits the longest first, the rest the latest first. */
export const applicationsIn = (db: Queryable, states: readonly ApplicationRow['state'][], oldestFirst: boolean) => {
  const owner = callerView(db)
  return db
    .select({ row: promotionApplication, account: owner.account })
    .from(promotionApplication)
    .innerJoin(owner, eq(owner.memberId, promotionApplication.memberId))
    .where(inArray(promotionApplication.state, [...states]))
    .orderBy(oldestFirst ? asc(promotionApplication.sentAt) : desc(promotionApplication.sentAt), promotionApplication.id)
    .limit(MOST)
}
