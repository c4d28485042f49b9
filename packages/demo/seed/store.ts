import { count, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@portico/gateway/db/open'
import { bet } from '@portico/gateway/lottery/bets/schema'
import { member } from '@portico/gateway/member/schema'
import { setting } from '@portico/gateway/db/schema'

const MARKER = 'seed.demo'

export type SeedState = 'absent' | 'begun' | 'done'

/** How far the demo data of this database is. */
export const seedState = async (db: Queryable): Promise<SeedState> => {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, MARKER))
  return row === undefined ? 'absent' : row.value === 'done' ? 'done' : 'begun'
}

/** True for the one caller that may write the demo data. */
export const claimSeed = async (db: Queryable): Promise<boolean> =>
  (await db.insert(setting).values({ key: MARKER, value: 'begun' }).onConflictDoNothing().returning({ key: setting.key })).length > 0

export const finishSeed = async (db: Queryable): Promise<void> => {
  await db.update(setting).set({ value: 'done' }).where(eq(setting.key, MARKER))
}

export const hasMembers = async (db: Queryable): Promise<boolean> => (await db.select({ members: count() }).from(member))[0]!.members > 0

export const countBets = async (db: Queryable): Promise<number> => (await db.select({ bets: count() }).from(bet))[0]!.bets

/** Whoever bet was there to do it; nobody of them comes for the first time. */
export const markSeen = async (db: Queryable): Promise<void> => {
  const lastThere = sql`coalesce((select max(b.placed_at) from ${bet} b where b.member_id = ${member.id}), ${member.joinedAt})`
  await db.update(member).set({ seenAt: lastThere, lastLoginAt: lastThere })
}
