import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { game, vendor } from './schema.ts'

export type GameRow = typeof game.$inferSelect
export type NewGameRow = typeof game.$inferInsert
export type VendorRow = typeof vendor.$inferSelect
export type NewVendorRow = typeof vendor.$inferInsert

/** Every game that is offered, in catalogue order. */
export const offeredGames = (db: Queryable): Promise<GameRow[]> =>
  db.select().from(game).where(eq(game.enabled, true)).orderBy(asc(game.position))

export const allVendors = (db: Queryable): Promise<VendorRow[]> => db.select().from(vendor).orderBy(asc(vendor.position))

/** A text that is another whenever a game or a vendor has been added, changed or removed; much cheaper than reading them. */
export const catalogueStamp = async (db: Queryable): Promise<string> => {
  // Each row carries the number of the transaction that wrote it. Their sum sees one that ends late, their maximum would not.
  const written = sql<string>`count(*) || '/' || coalesce(sum(xmin::text::bigint), 0)`
  const [games] = await db.select({ written }).from(game)
  const [vendors] = await db.select({ written }).from(vendor)
  return `${games!.written} ${vendors!.written}`
}

/** A game whether or not it is offered, with its vendor's name. */
export const findGame = async (db: Queryable, nodeId: number) => {
  const [row] = await db
    .select({ game, displayName: vendor.displayName })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(eq(game.nodeId, nodeId))
  return row
}

/** The same by its code. */
export const findGameByCode = async (db: Queryable, code: string): Promise<GameRow | undefined> =>
  (await db.select().from(game).where(eq(game.code, code)))[0]

/** Games of these codes, with what their vendors are called. */
export const gamesByCode = async (db: Queryable, codes: readonly string[]) =>
  codes.length === 0
    ? []
    : db
        .select({ code: game.code, names: game.names, vendor: game.vendorCode, displayName: vendor.displayName })
        .from(game)
        .innerJoin(vendor, eq(vendor.code, game.vendorCode))
        .where(inArray(game.code, [...codes]))

/** Adds vendors and games; what is there already stays as it is. */
export const addCatalogue = async (db: Queryable, vendors: readonly NewVendorRow[], games: readonly NewGameRow[]): Promise<void> => {
  if (vendors.length > 0)
    await db
      .insert(vendor)
      .values([...vendors])
      .onConflictDoNothing()
  for (let from = 0; from < games.length; from += 200) {
    await db
      .insert(game)
      .values(games.slice(from, from + 200))
      .onConflictDoNothing()
  }
}

/** Opens a game or closes it; false when there is none of that code. */
export const offerGame = async (db: Queryable, code: string, enabled: boolean): Promise<boolean> =>
  (await db.update(game).set({ enabled }).where(eq(game.code, code)).returning({ code: game.code })).length > 0
