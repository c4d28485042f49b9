import { and, asc, desc, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { upload } from './schema.ts'

export type NewUpload = typeof upload.$inferInsert

const FACTS = {
  id: upload.id,
  memberId: upload.memberId,
  type: upload.type,
  bytes: upload.bytes,
  width: upload.width,
  height: upload.height,
  uploadedAt: upload.uploadedAt,
  ref: upload.ref,
}

/** Without its bytes. */
export type UploadRow = Omit<typeof upload.$inferSelect, 'content'>

/** Writes a picture, and forgets the member's oldest that go with nothing where there are more than `most`. */
export const insertUpload = async (tx: Tx, row: NewUpload, most: number): Promise<void> => {
  await tx.insert(upload).values(row)
  const loose = and(eq(upload.memberId, row.memberId), isNull(upload.ref))
  const surplus = await tx
    .select({ id: upload.id })
    .from(upload)
    .where(loose)
    .orderBy(desc(upload.uploadedAt), desc(upload.id))
    .offset(most)
  if (surplus.length > 0)
    await tx.delete(upload).where(
      inArray(
        upload.id,
        surplus.map(({ id }) => id),
      ),
    )
}

export const contentOf = async (db: Queryable, id: string) =>
  (await db.select({ type: upload.type, content: upload.content }).from(upload).where(eq(upload.id, id)))[0]

/** Ties pictures of a member that go with nothing yet; answers how many there were. */
export const tieUploads = async (tx: Tx, memberId: string, ids: readonly string[], ref: string): Promise<number> => {
  const own = and(eq(upload.memberId, memberId), inArray(upload.id, [...ids]), isNull(upload.ref))
  return (await tx.update(upload).set({ ref }).where(own).returning({ id: upload.id })).length
}

export const uploadsOf = (db: Queryable, refs: readonly string[]): Promise<UploadRow[]> =>
  refs.length === 0
    ? Promise.resolve([])
    : db
        .select(FACTS)
        .from(upload)
        .where(inArray(upload.ref, [...refs]))
        .orderBy(asc(upload.uploadedAt), asc(upload.id))

export const deleteUploads = async (tx: Tx, ref: string, but: readonly string[]): Promise<void> => {
  await tx.delete(upload).where(and(eq(upload.ref, ref), notInArray(upload.id, [...but])))
}

export const sweepUploads = async (tx: Tx, before: Date): Promise<void> => {
  await tx.delete(upload).where(and(isNull(upload.ref), lt(upload.uploadedAt, before)))
}
