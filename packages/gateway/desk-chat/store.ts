import { and, asc, desc, eq, gt, gte, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { callerView } from '../member/index.ts'
import { deskChat, deskChatLine } from './schema.ts'

export type ChatRow = typeof deskChat.$inferSelect
export type LineRow = typeof deskChatLine.$inferSelect

const alive = ne(deskChat.state, 'ENDED')

export const insertChat = async (tx: Tx, row: typeof deskChat.$inferInsert): Promise<ChatRow> =>
  (await tx.insert(deskChat).values(row).returning())[0]!

/** The member's chat that is alive, for this transaction alone. */
export const lockAlive = async (tx: Tx, memberId: string): Promise<ChatRow | undefined> =>
  (
    await tx
      .select()
      .from(deskChat)
      .where(and(eq(deskChat.memberId, memberId), alive))
      .for('update')
  )[0]

export const latestOf = async (db: Queryable, memberId: string): Promise<ChatRow | undefined> =>
  (
    await db
      .select()
      .from(deskChat)
      .where(eq(deskChat.memberId, memberId))
      .orderBy(sql`${deskChat.state} = 'ENDED'`, desc(deskChat.openedAt))
      .limit(1)
  )[0]

export const saveChat = async (tx: Tx, { id, ...change }: Partial<ChatRow> & Pick<ChatRow, 'id'>): Promise<ChatRow> =>
  (await tx.update(deskChat).set(change).where(eq(deskChat.id, id)).returning())[0]!

/** Where a chat that waits stands in the queue, counted from 1. */
export const placeOf = async (db: Queryable, { id, openedAt }: Pick<ChatRow, 'id' | 'openedAt'>): Promise<number> =>
  1 +
  (await db.$count(
    deskChat,
    and(eq(deskChat.state, 'WAITING'), or(lt(deskChat.openedAt, openedAt), and(eq(deskChat.openedAt, openedAt), lt(deskChat.id, id)))),
  ))

const MOST = 200

/** Whose chats wait, the longest first. */
export const waiting = async (db: Queryable): Promise<string[]> =>
  (
    await db
      .select({ memberId: deskChat.memberId })
      .from(deskChat)
      .where(eq(deskChat.state, 'WAITING'))
      .orderBy(asc(deskChat.openedAt), asc(deskChat.id))
      .limit(MOST)
  ).map(({ memberId }) => memberId)

/** Chats that are alive with whose they are: those that wait first, the longest first. */
export const aliveChats = (db: Queryable) => {
  const owner = callerView(db)
  return db
    .select({ row: deskChat, account: owner.account })
    .from(deskChat)
    .innerJoin(owner, eq(owner.memberId, deskChat.memberId))
    .where(alive)
    .orderBy(desc(deskChat.state), asc(deskChat.openedAt), asc(deskChat.id))
    .limit(MOST)
}

/** Chats that have waited, or been silent, since before these; all that wait where the desk has closed. */
export const overdue = (db: Queryable, waitedSince: Date | undefined, silentSince: Date): Promise<ChatRow[]> =>
  db
    .select()
    .from(deskChat)
    .where(
      or(
        and(eq(deskChat.state, 'WAITING'), waitedSince && lt(deskChat.openedAt, waitedSince)),
        and(eq(deskChat.state, 'TALKING'), lt(deskChat.lastAt, silentSince)),
      ),
    )
    .orderBy(asc(deskChat.openedAt))
    .limit(MOST)

/** The last lines, the oldest first. */
export const lastLines = async (db: Queryable, chatId: string, limit: number): Promise<LineRow[]> =>
  (await db.select().from(deskChatLine).where(eq(deskChatLine.chatId, chatId)).orderBy(desc(deskChatLine.position)).limit(limit)).reverse()

/** What came after a position, the oldest first. */
export const linesAfter = (db: Queryable, chatId: string, after: number, limit: number): Promise<LineRow[]> =>
  db
    .select()
    .from(deskChatLine)
    .where(and(eq(deskChatLine.chatId, chatId), gt(deskChatLine.position, after)))
    .orderBy(asc(deskChatLine.position))
    .limit(limit)

export const allLines = (db: Queryable, chatId: string): Promise<LineRow[]> =>
  db.select().from(deskChatLine).where(eq(deskChatLine.chatId, chatId)).orderBy(asc(deskChatLine.position))

/** A line of this member's chats. */
export const lineOf = async (db: Queryable, memberId: string, id: string): Promise<LineRow | undefined> =>
  (
    await db
      .select({ line: deskChatLine })
      .from(deskChatLine)
      .innerJoin(deskChat, eq(deskChat.id, deskChatLine.chatId))
      .where(and(eq(deskChatLine.id, id), eq(deskChat.memberId, memberId), eq(deskChatLine.by, 'MEMBER')))
  )[0]?.line

/** Undefined where there is a line of this id already. */
export const insertLine = async (tx: Tx, row: LineRow): Promise<LineRow | undefined> =>
  (await tx.insert(deskChatLine).values(row).onConflictDoNothing({ target: deskChatLine.id }).returning())[0]

/** When the member said each of the lines since then, the first first. */
export const saidSince = async (db: Queryable, chatId: string, since: Date): Promise<Date[]> =>
  (
    await db
      .select({ at: deskChatLine.at })
      .from(deskChatLine)
      .where(and(eq(deskChatLine.chatId, chatId), eq(deskChatLine.by, 'MEMBER'), gt(deskChatLine.at, since)))
      .orderBy(asc(deskChatLine.position))
  ).map(({ at }) => at)

/** Within how many minutes somebody joined the last chats since then, in the mean; null where there were none. */
export const joinMinutes = async (db: Queryable, since: Date): Promise<number | null> => {
  const last = db
    .select({ seconds: sql<number>`extract(epoch from ${deskChat.joinedAt} - ${deskChat.openedAt})`.as('seconds') })
    .from(deskChat)
    .where(and(isNotNull(deskChat.joinedAt), gte(deskChat.joinedAt, since)))
    .orderBy(desc(deskChat.joinedAt))
    .limit(20)
    .as('last')
  const [row] = await db.select({ mean: sql<number | null>`ceil(avg(${last.seconds}) / 60)::int` }).from(last)
  const mean = row?.mean ?? null
  return mean === null ? null : Math.max(1, mean)
}

/** Forgets chats that ended before. */
export const sweepChats = async (tx: Tx, before: Date): Promise<void> => {
  await tx.delete(deskChat).where(and(eq(deskChat.state, 'ENDED'), lt(deskChat.endedAt, before)))
}
