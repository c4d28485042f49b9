import { asc, count, eq, inArray, max, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/open.ts'
import { game, vendor } from '../schema.ts'

type GameChange = Partial<Omit<typeof game.$inferInsert, 'nodeId' | 'code'>>

/** Vendors by their position, with how many games each has and how many of them are offered. */
export const vendorsWithCounts = (db: Queryable) =>
  db
    .select({
      code: vendor.code,
      displayName: vendor.displayName,
      position: vendor.position,
      iconUrl: vendor.iconUrl,
      games: count(game.nodeId),
      offered: sql<number>`(count(*) filter (where ${game.enabled}))::int`,
    })
    .from(vendor)
    .leftJoin(game, eq(game.vendorCode, vendor.code))
    .groupBy(vendor.code)
    .orderBy(asc(vendor.position), asc(vendor.code))

export const vendorCodes = async (db: Queryable, codes: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db
        .select({ code: vendor.code })
        .from(vendor)
        .where(inArray(vendor.code, [...codes]))
    ).map(({ code }) => code),
  )

/** The position after the last vendor's. */
export const nextVendorPosition = async (db: Queryable): Promise<number> =>
  ((await db.select({ last: max(vendor.position) }).from(vendor))[0]?.last ?? 0) + 1

/** Adds a vendor or changes the given columns of one. True when it was added. */
export const saveVendor = async (tx: Tx, { code, ...row }: typeof vendor.$inferInsert): Promise<boolean> => {
  const changed = await tx.update(vendor).set(row).where(eq(vendor.code, code)).returning({ code: vendor.code })
  if (changed.length > 0) return false
  await tx.insert(vendor).values({ code, ...row })
  return true
}

/** Games in catalogue order, the closed ones included. */
export const readGames = (
  db: Queryable,
  vendorCode: string | undefined,
  { from, size }: { readonly from: number; readonly size: number },
) =>
  db
    .select()
    .from(game)
    .where(vendorCode === undefined ? undefined : eq(game.vendorCode, vendorCode))
    .orderBy(asc(game.position), asc(game.nodeId))
    .limit(size)
    .offset(from)

export const countGames = (db: Queryable, vendorCode: string | undefined): Promise<number> =>
  db.$count(game, vendorCode === undefined ? undefined : eq(game.vendorCode, vendorCode))

/** Keeps others from adding games until this transaction ends: numbers and positions go up by one. */
export const lockGames = async (tx: Tx): Promise<{ readonly nodeId: number; readonly position: number }> => {
  await tx.execute(sql`lock table ${game} in share row exclusive mode`)
  const [last] = await tx.select({ nodeId: max(game.nodeId), position: max(game.position) }).from(game)
  return { nodeId: last?.nodeId ?? 0, position: last?.position ?? 0 }
}

export const knownGames = async (tx: Tx, codes: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await tx
        .select({ code: game.code })
        .from(game)
        .where(inArray(game.code, [...codes]))
    ).map(({ code }) => code),
  )

/** False when there is none of that code. */
export const changeGame = async (tx: Tx, code: string, change: GameChange): Promise<boolean> =>
  (await tx.update(game).set(change).where(eq(game.code, code)).returning({ code: game.code })).length > 0
