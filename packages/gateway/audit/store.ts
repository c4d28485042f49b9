import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { auditEntry, auditHead } from './schema.ts'

export type AuditRow = typeof auditEntry.$inferSelect

const HEAD = 1
/** What the first entry follows. */
const BEGINNING = { id: HEAD, seq: 0, hash: '0'.repeat(64) }

/** Locks the end of the chain until the transaction is over. */
export const lockHead = async (tx: Tx): Promise<Pick<AuditRow, 'seq' | 'hash'>> => {
  const [head] = await tx
    .insert(auditHead)
    .values(BEGINNING)
    .onConflictDoUpdate({ target: auditHead.id, set: { seq: sql`${auditHead.seq}` } })
    .returning({ seq: auditHead.seq, hash: auditHead.hash })
  return head!
}

/** Adds the entry that follows the locked end. */
export const appendEntry = async (tx: Tx, row: AuditRow): Promise<void> => {
  await tx.insert(auditEntry).values(row)
  await tx.update(auditHead).set({ seq: row.seq, hash: row.hash }).where(eq(auditHead.id, HEAD))
}

export interface AuditFilter {
  readonly subject?: string | undefined
  readonly action?: string | undefined
  /** In the chain's order from the entry after this one; absent: the newest first. */
  readonly after?: number | undefined
  readonly size: number
}

export const readEntries = (db: Queryable, { subject, action, after, size }: AuditFilter): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEntry)
    .where(
      and(
        subject === undefined ? undefined : eq(auditEntry.subject, subject),
        action === undefined ? undefined : eq(auditEntry.action, action),
        after === undefined ? undefined : gt(auditEntry.seq, after),
      ),
    )
    .orderBy(after === undefined ? desc(auditEntry.seq) : asc(auditEntry.seq))
    .limit(size)

export const readHead = async (db: Queryable): Promise<Pick<AuditRow, 'seq' | 'hash'>> =>
  (await db.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead))[0] ?? BEGINNING
