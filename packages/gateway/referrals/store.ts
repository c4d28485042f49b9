import type { Units } from '@portico/contract/kit/money'
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { referral, referralCode } from './schema.ts'

export type ReferralRow = typeof referral.$inferSelect

export const codeOf = async (db: Queryable, memberId: string): Promise<string | undefined> =>
  (await db.select({ code: referralCode.code }).from(referralCode).where(eq(referralCode.memberId, memberId)))[0]?.code

/** Gives a member the code unless they have one or it is another's; false where nothing was written. */
export const insertCode = async (db: Queryable, memberId: string, code: string): Promise<boolean> =>
  (await db.insert(referralCode).values({ memberId, code }).onConflictDoNothing().returning({ code: referralCode.code })).length > 0

export const referrerBy = async (db: Queryable, code: string): Promise<string | undefined> =>
  (await db.select({ memberId: referralCode.memberId }).from(referralCode).where(eq(referralCode.code, code)))[0]?.memberId

export const insertReferral = async (tx: Tx, friendId: string, referrerId: string, joinedAt: Date): Promise<void> => {
  await tx.insert(referral).values({ friendId, referrerId, joinedAt }).onConflictDoNothing()
}

export const friendsOf = (db: Queryable, referrerId: string, most: number): Promise<ReferralRow[]> =>
  db
    .select()
    .from(referral)
    .where(eq(referral.referrerId, referrerId))
    .orderBy(desc(referral.joinedAt), desc(referral.friendId))
    .limit(most)

/** How many friends a member has brought, for how many of them they got something, and how much that was. */
export const sumsOf = async (db: Queryable, referrerId: string) => {
  const [row] = await db
    .select({
      joined: sql<number>`count(*)::int`,
      rewarded: sql<number>`count(${referral.rewardedAt})::int`,
      earned: sql<string>`coalesce(sum(${referral.reward}), 0)::text`,
    })
    .from(referral)
    .where(eq(referral.referrerId, referrerId))
  return { joined: row!.joined, rewarded: row!.rewarded, earned: BigInt(row!.earned) }
}

/** Friends after this one who joined since then and brought nothing yet. */
export const openReferrals = (db: Queryable, since: Date, after: string, most: number): Promise<ReferralRow[]> =>
  db
    .select()
    .from(referral)
    .where(and(isNull(referral.rewardedAt), gt(referral.joinedAt, since), gt(referral.friendId, after)))
    .orderBy(asc(referral.friendId))
    .limit(most)

/** Writes down what a friend brought; false where that was done before. */
export const markRewarded = async (tx: Tx, friendId: string, reward: Units, at: Date): Promise<boolean> =>
  (
    await tx
      .update(referral)
      .set({ reward, rewardedAt: at })
      .where(and(eq(referral.friendId, friendId), isNull(referral.rewardedAt)))
      .returning({ id: referral.friendId })
  ).length > 0
