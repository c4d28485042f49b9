import type { DocumentStep } from '@portico/contract/document/shapes'
import { and, asc, desc, eq, inArray, isNotNull, lt, ne } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { callerView } from '../member/index.ts'
import { memberDocument } from './schema.ts'

export type DocumentRow = typeof memberDocument.$inferSelect

export const documentsOf = (db: Queryable, memberId: string): Promise<DocumentRow[]> =>
  db.select().from(memberDocument).where(eq(memberDocument.memberId, memberId))

export const documentOf = async (db: Queryable, memberId: string, step: DocumentStep): Promise<DocumentRow | undefined> =>
  (
    await db
      .select()
      .from(memberDocument)
      .where(and(eq(memberDocument.memberId, memberId), eq(memberDocument.step, step)))
  )[0]

/** The row for this transaction alone. */
export const lockDocument = async (tx: Tx, id: string): Promise<DocumentRow | undefined> =>
  (await tx.select().from(memberDocument).where(eq(memberDocument.id, id)).for('update'))[0]

/** Writes a document in place of what the member sent before for the step. */
export const saveDocument = async (tx: Tx, row: DocumentRow): Promise<void> => {
  await tx.insert(memberDocument).values(row).onConflictDoUpdate({ target: memberDocument.id, set: row })
}

const MOST = 200

/** With whose they are: what waits the longest first, the rest the latest first. */
export const documentsIn = (db: Queryable, states: readonly DocumentRow['state'][], oldestFirst: boolean) => {
  const owner = callerView(db)
  return db
    .select({ row: memberDocument, account: owner.account })
    .from(memberDocument)
    .innerJoin(owner, eq(owner.memberId, memberDocument.memberId))
    .where(inArray(memberDocument.state, [...states]))
    .orderBy(oldestFirst ? asc(memberDocument.sentAt) : desc(memberDocument.sentAt), memberDocument.id)
    .limit(MOST)
}

/** Other accounts that sent a document of this number. */
export const accountsWithNumber = async (
  db: Queryable,
  { memberId, numberKey }: Pick<DocumentRow, 'memberId' | 'numberKey'>,
): Promise<string[]> => {
  if (numberKey === null) return []
  const owner = callerView(db)
  const rows = await db
    .select({ account: owner.account })
    .from(memberDocument)
    .innerJoin(owner, eq(owner.memberId, memberDocument.memberId))
    .where(and(eq(memberDocument.numberKey, numberKey), ne(memberDocument.memberId, memberId)))
    .orderBy(owner.account)
    .limit(20)
  return rows.map(({ account }) => account)
}

/** Forgets documents that were sent back before; answers which. */
export const forgetRejected = async (tx: Tx, before: Date): Promise<string[]> =>
  (
    await tx
      .delete(memberDocument)
      .where(and(eq(memberDocument.state, 'REJECTED'), lt(memberDocument.decidedAt, before)))
      .returning({ id: memberDocument.id })
  ).map(({ id }) => id)

/** Forgets the numbers of documents that were accepted before; answers which have pictures still to be forgotten. */
export const forgetNumbers = async (tx: Tx, before: Date): Promise<string[]> =>
  (
    await tx
      .update(memberDocument)
      .set({ sealedNumber: null, numberKey: null, forgotten: true })
      .where(and(eq(memberDocument.state, 'ACCEPTED'), eq(memberDocument.forgotten, false), lt(memberDocument.decidedAt, before)))
      .returning({ id: memberDocument.id })
  ).map(({ id }) => id)

/** How many numbers another key could not open. */
export const countSealedNumbers = (db: Queryable): Promise<number> => db.$count(memberDocument, isNotNull(memberDocument.sealedNumber))
