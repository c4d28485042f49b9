import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { withdrawalApproval, withdrawalEvent } from './schema.ts'

export type EventRow = typeof withdrawalEvent.$inferSelect
type Action = (typeof withdrawalApproval.$inferSelect)['action']

/** Writes what happened behind what is there; its withdrawal is locked. */
export const insertEvent = async (tx: Tx, event: Omit<typeof withdrawalEvent.$inferInsert, 'position'>): Promise<void> => {
  const own = eq(withdrawalEvent.withdrawalId, event.withdrawalId)
  const position = await tx.$count(withdrawalEvent, own)
  await tx.insert(withdrawalEvent).values({ ...event, position })
}

export const eventsOf = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, readonly EventRow[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(withdrawalEvent)
    .where(inArray(withdrawalEvent.withdrawalId, [...ids]))
    .orderBy(asc(withdrawalEvent.position))
  return Map.groupBy(rows, ({ withdrawalId }) => withdrawalId)
}

/** How much its member has written in a dispute. */
export const countWritten = (tx: Tx, withdrawalId: string): Promise<number> =>
  tx.$count(
    withdrawalEvent,
    and(eq(withdrawalEvent.withdrawalId, withdrawalId), eq(withdrawalEvent.step, 'MESSAGE'), eq(withdrawalEvent.by, 'MEMBER')),
  )

/** Writes down that somebody agrees; false where they did before. */
export const insertApproval = async (tx: Tx, row: typeof withdrawalApproval.$inferInsert): Promise<boolean> =>
  (await tx.insert(withdrawalApproval).values(row).onConflictDoNothing().returning({ person: withdrawalApproval.person })).length > 0

export const countApprovals = (tx: Tx, withdrawalId: string, action: Action): Promise<number> =>
  tx.$count(withdrawalApproval, and(eq(withdrawalApproval.withdrawalId, withdrawalId), eq(withdrawalApproval.action, action)))

export const forgetApprovals = async (tx: Tx, withdrawalId: string, action: Action): Promise<void> => {
  await tx.delete(withdrawalApproval).where(and(eq(withdrawalApproval.withdrawalId, withdrawalId), eq(withdrawalApproval.action, action)))
}

export const approvalsOf = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: withdrawalApproval.withdrawalId, person: withdrawalApproval.person })
    .from(withdrawalApproval)
    .where(and(inArray(withdrawalApproval.withdrawalId, [...ids]), sql`${withdrawalApproval.action} = 'APPROVE'`))
    .orderBy(asc(withdrawalApproval.at))
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, list]) => [id, list.map(({ person }) => person)]))
}
