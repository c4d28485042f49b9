import type { TransferKind } from '@portico/contract/transfer/shapes'
import type { Units } from '@portico/contract/kit/money'
import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { isUuid } from '../db/uuid.ts'
import { memberTransfer } from './schema.ts'

export type TransferRow = typeof memberTransfer.$inferSelect

export const insertTransfer = async (tx: Tx, row: typeof memberTransfer.$inferInsert): Promise<void> => {
  await tx.insert(memberTransfer).values(row)
}

/** What a member has moved in transfers of a kind since a moment, both ways. */
export const movedSince = async (db: Queryable, memberId: string, kind: TransferKind, since: Date): Promise<Units> => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${memberTransfer.amount}), 0)::text` })
    .from(memberTransfer)
    .where(and(eq(memberTransfer.memberId, memberId), eq(memberTransfer.kind, kind), gte(memberTransfer.at, since)))
  return BigInt(row!.sum)
}

/** A member's latest transfers, sent and received. */
export const latestTransfers = (db: Queryable, memberId: string, most: number): Promise<TransferRow[]> =>
  db
    .select()
    .from(memberTransfer)
    .where(or(eq(memberTransfer.memberId, memberId), eq(memberTransfer.otherId, memberId)))
    .orderBy(desc(memberTransfer.at), desc(memberTransfer.id))
    .limit(most)

/** Those of the ids that are transfers the member sent or received. */
export const transfersNamed = async (db: Queryable, memberId: string, ids: readonly string[]): Promise<TransferRow[]> => {
  const named = ids.filter(isUuid)
  if (named.length === 0) return []
  return db
    .select()
    .from(memberTransfer)
    .where(and(inArray(memberTransfer.id, named), or(eq(memberTransfer.memberId, memberId), eq(memberTransfer.otherId, memberId))))
}
