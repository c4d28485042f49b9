import type { OfferChannel } from '@portico/contract/control/shapes'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { offerStop } from './schema.ts'

/** Since when a member has stopped what comes by a channel, and until when; undefined where they never did. */
export const offerStopOf = async (db: Queryable, memberId: string, channel: OfferChannel) =>
  (
    await db
      .select()
      .from(offerStop)
      .where(and(eq(offerStop.memberId, memberId), eq(offerStop.channel, channel)))
  )[0]

/** The channels by which nothing is offered now. */
export const stoppedChannels = async (db: Queryable, memberId: string): Promise<OfferChannel[]> =>
  (
    await db
      .select({ channel: offerStop.channel })
      .from(offerStop)
      .where(and(eq(offerStop.memberId, memberId), isNull(offerStop.resumedAt)))
  ).map(({ channel }) => channel)

/** False where it was so before. */
export const saveOfferStop = async (tx: Tx, memberId: string, channel: OfferChannel, stopped: boolean, now: Date): Promise<boolean> => {
  const rows = stopped
    ? await tx
        .insert(offerStop)
        .values({ memberId, channel, stoppedAt: now })
        .onConflictDoUpdate({
          target: [offerStop.memberId, offerStop.channel],
          set: { resumedAt: null },
          setWhere: isNotNull(offerStop.resumedAt),
        })
        .returning()
    : await tx
        .update(offerStop)
        .set({ resumedAt: now })
        .where(and(eq(offerStop.memberId, memberId), eq(offerStop.channel, channel), isNull(offerStop.resumedAt)))
        .returning()
  return rows.length > 0
}
