import type { ContentKind } from '@portico/contract/content/shapes'
import { and, asc, eq, max } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { contentEntry } from '../schema.ts'

export type EntryRow = typeof contentEntry.$inferSelect

/** Entries of one kind in their order. */
export const entriesOf = (db: Queryable, kind: ContentKind): Promise<EntryRow[]> =>
  db.select().from(contentEntry).where(eq(contentEntry.kind, kind)).orderBy(asc(contentEntry.position), asc(contentEntry.key))

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
