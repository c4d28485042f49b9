import { and, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import type { StoredMessage } from '../ports/outbox-page.ts'
import { outgoingMessage } from './schema.ts'

export type MessageRow = typeof outgoingMessage.$inferSelect
export type MessageState = MessageRow['state']

export const insertMessage = async (tx: Tx, row: typeof outgoingMessage.$inferInsert): Promise<void> => {
  await tx.insert(outgoingMessage).values(row)
}

/** Gives up the queued messages that are of no use any more, and their texts. */
export const expireMessages = async (db: Queryable, now: Date): Promise<void> => {
  await db
    .update(outgoingMessage)
    .set({ state: 'EXPIRED', subject: null, body: null })
    .where(and(eq(outgoingMessage.state, 'QUEUED'), lte(outgoingMessage.expiresAt, now)))
}

/** Takes up to `most` queued messages in hand until `until`; what another gateway takes at the same time is left out. */
export const claimMessages = (db: Queryable, { now, until, most }: { now: Date; until: Date; most: number }): Promise<MessageRow[]> =>
  db
    .update(outgoingMessage)
    .set({ attempts: sql`${outgoingMessage.attempts} + 1`, nextAttemptAt: until })
    .where(
      inArray(
        outgoingMessage.id,
        db
          .select({ id: outgoingMessage.id })
          .from(outgoingMessage)
          .where(and(eq(outgoingMessage.state, 'QUEUED'), lte(outgoingMessage.nextAttemptAt, now)))
          .orderBy(outgoingMessage.nextAttemptAt)
          .limit(most)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning()

/** A provider has it: what it said is forgotten. */
export const markSent = async (db: Queryable, id: string, { at, ref }: { at: Date; ref: string | null }): Promise<void> => {
  await db
    .update(outgoingMessage)
    .set({ state: 'SENT', sentAt: at, providerRef: ref, error: null, subject: null, body: null })
    .where(eq(outgoingMessage.id, id))
}

/** It was not taken: it is tried again at `again`, or never. */
export const markFailed = async (db: Queryable, id: string, error: string, again: Date | null): Promise<void> => {
  await db
    .update(outgoingMessage)
    .set(again ? { error, nextAttemptAt: again } : { error, state: 'FAILED', subject: null, body: null })
    .where(eq(outgoingMessage.id, id))
}

export interface MessageFilter {
  readonly channel?: MessageRow['channel'] | undefined
  readonly state?: MessageState | undefined
  readonly to?: string | undefined
  readonly size: number
}

/** The newest first. */
export const readMessages = (db: Queryable, { channel, state, to, size }: MessageFilter): Promise<MessageRow[]> => {
  const matches: SQL[] = []
  if (channel) matches.push(eq(outgoingMessage.channel, channel))
  if (state) matches.push(eq(outgoingMessage.state, state))
  if (to !== undefined) matches.push(eq(outgoingMessage.address, to))
  return db
    .select()
    .from(outgoingMessage)
    .where(and(...matches))
    .orderBy(desc(outgoingMessage.createdAt), desc(outgoingMessage.id))
    .limit(size)
}

/** Messages whose channel has no provider, the newest first. */
export const readStored = async (db: Queryable, size: number): Promise<StoredMessage[]> =>
  (await readMessages(db, { state: 'STORED', size })).map(({ channel, address, subject, body, createdAt }) => ({
    channel,
    to: address,
    subject,
    text: body ?? '',
    createdAt,
  }))

/** How many messages are queued, and how many were given up since. */
export const countMessages = async (db: Queryable, since: Date): Promise<{ queued: number; failed: number }> => ({
  queued: await db.$count(outgoingMessage, eq(outgoingMessage.state, 'QUEUED')),
  failed: await db.$count(
    outgoingMessage,
    and(inArray(outgoingMessage.state, ['FAILED', 'EXPIRED']), sql`${outgoingMessage.createdAt} > ${since.toISOString()}::timestamptz`),
  ),
})

export const forgetMessages = async (tx: Tx, before: Date): Promise<void> => {
  await tx.delete(outgoingMessage).where(lt(outgoingMessage.createdAt, before))
}
