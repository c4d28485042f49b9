import type { ContentKind } from '@portico/contract/content/shapes'
import { type ContentEntry, contentEntry as entryShape } from '@portico/contract/content/site-shapes'
import { and, asc, eq, max } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { contentEntry } from '../schema.ts'

export type EntryRow = typeof contentEntry.$inferSelect

/** Entries of one kind in their order. */
const entriesOf = (db: Queryable, kind: ContentKind): Promise<EntryRow[]> =>
  db.select().from(contentEntry).where(eq(contentEntry.kind, kind)).orderBy(asc(contentEntry.position), asc(contentEntry.key))

export type EntryOf<K extends ContentKind> = Extract<ContentEntry, { kind: K }>

/** The same as the operator wrote them. */
export const readEntries = async <K extends ContentKind>(db: Queryable, kind: K): Promise<{ entry: EntryOf<K>; position: number }[]> =>
  (await entriesOf(db, kind)).map(({ value, position }) => ({ entry: entryShape.parse(value) as EntryOf<K>, position }))

export const lastPosition = async (db: Queryable, kind: ContentKind): Promise<number> =>
  (
    await db
      .select({ last: max(contentEntry.position) })
      .from(contentEntry)
      .where(eq(contentEntry.kind, kind))
  )[0]?.last ?? 0

/** Writes an entry; one that is there already keeps its place unless `move` is set. */
export const upsertEntry = async (db: Queryable, row: EntryRow, move: boolean): Promise<void> => {
  await db
    .insert(contentEntry)
    .values(row)
    .onConflictDoUpdate({
      target: [contentEntry.kind, contentEntry.key],
      set: { value: row.value, ...(move ? { position: row.position } : {}) },
    })
}

/** False when there is none. */
export const deleteEntry = async (db: Queryable, kind: ContentKind, key: string): Promise<boolean> => {
  const rows = await db
    .delete(contentEntry)
    .where(and(eq(contentEntry.kind, kind), eq(contentEntry.key, key)))
    .returning({ key: contentEntry.key })
  return rows.length > 0
}

/** Leaves none of a kind. */
export const deleteEntries = async (db: Queryable, kind: ContentKind): Promise<void> => {
  await db.delete(contentEntry).where(eq(contentEntry.kind, kind))
}
