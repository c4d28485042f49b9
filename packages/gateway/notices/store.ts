import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { noticeLink } from './schema.ts'

export type NoticeLink = typeof noticeLink.$inferSelect

export const insertLink = async (tx: Tx, row: NoticeLink): Promise<void> => {
  await tx.insert(noticeLink).values(row)
}

/** Uses a link up, and with it every other of the same member: what they tell of is answered. Undefined where it is unknown or too old. */
export const spendLink = async (tx: Tx, tokenHash: string, now: Date): Promise<NoticeLink | undefined> => {
  const [link] = await tx
    .delete(noticeLink)
    .where(and(eq(noticeLink.tokenHash, tokenHash), gt(noticeLink.expiresAt, now)))
    .returning()
  if (link) await tx.delete(noticeLink).where(eq(noticeLink.memberId, link.memberId))
  return link
}

export const sweepLinks = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(noticeLink).where(lt(noticeLink.expiresAt, now))
}
