import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { game, vendor } from '../catalogue/schema.ts'
import { launch } from './schema.ts'
import { member } from '../member/schema.ts'

export type LaunchRow = typeof launch.$inferSelect

/** A game whether or not it is offered, with its vendor's name. */
export const findGame = async (db: Queryable, nodeId: number) => {
  const [row] = await db
    .select({ game, displayName: vendor.displayName })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(eq(game.nodeId, nodeId))
  return row
}

export const insertLaunch = async (db: Queryable, row: LaunchRow): Promise<void> => {
  await db.insert(launch).values(row)
}

/** Spends a token that is neither spent nor too old; of two at once, one gets it. */
export const spendLaunch = async (db: Queryable, tokenHash: string, now: Date): Promise<LaunchRow | undefined> => {
  const [row] = await db
    .update(launch)
    .set({ usedAt: now })
    .where(and(eq(launch.tokenHash, tokenHash), isNull(launch.usedAt), gt(launch.expiresAt, now)))
    .returning()
  return row
}

export const findLaunch = async (db: Queryable, tokenHash: string): Promise<LaunchRow | undefined> =>
  (await db.select().from(launch).where(eq(launch.tokenHash, tokenHash)))[0]

export const forgetLaunches = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(launch).where(lt(launch.createdAt, before))
}

export const playerOf = async (db: Queryable, memberId: string): Promise<{ account: string; currency: string } | undefined> =>
  (await db.select({ account: member.account, currency: member.currency }).from(member).where(eq(member.id, memberId)))[0]
