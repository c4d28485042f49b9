import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { savedView } from './schema.ts'

export type ViewRow = typeof savedView.$inferSelect

export const viewsOf = (db: Queryable, memberId: string): Promise<ViewRow[]> =>
  db
    .select()
    .from(savedView)
    .where(eq(savedView.memberId, memberId))
    .orderBy(asc(savedView.page), asc(sql`lower(${savedView.name})`))

const ofPage = (memberId: string, page: string) => and(eq(savedView.memberId, memberId), eq(savedView.page, page))

/** The view of this name, however it is spelled. */
export const namedView = async (
  tx: Tx,
  { memberId, page, name }: Pick<ViewRow, 'memberId' | 'page' | 'name'>,
): Promise<ViewRow | undefined> =>
  (
    await tx
      .select()
      .from(savedView)
      .where(and(ofPage(memberId, page), sql`lower(${savedView.name}) = lower(${name})`))
  )[0]

export const countViews = async (tx: Tx, memberId: string, page: string): Promise<number> =>
  (await tx.select({ total: count() }).from(savedView).where(ofPage(memberId, page)))[0]?.total ?? 0

/** Makes room for another first view of the page. */
export const dropFirst = async (tx: Tx, memberId: string, page: string): Promise<void> => {
  await tx.update(savedView).set({ first: false }).where(ofPage(memberId, page))
}

export const writeView = async (tx: Tx, { id, ...row }: ViewRow): Promise<void> => {
  await tx
    .insert(savedView)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: savedView.id, set: row })
}

/** Whether there was such a view of this member. */
export const deleteView = async (tx: Tx, memberId: string, id: string): Promise<boolean> =>
  (
    await tx
      .delete(savedView)
      .where(and(eq(savedView.memberId, memberId), eq(savedView.id, id)))
      .returning({ id: savedView.id })
  ).length > 0
