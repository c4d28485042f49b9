import { asc, count, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { game, vendor } from './schema.ts'
import { bet } from '../lottery/bets/schema.ts'

export type GameRow = typeof game.$inferSelect
export type NewGameRow = typeof game.$inferInsert
export type VendorRow = typeof vendor.$inferSelect

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

/** How many bets each game has taken since then. */
export const playedSince = async (db: Queryable, since: Date): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.select({ code: bet.gameCode, bets: count() }).from(bet).where(gte(bet.placedAt, since)).groupBy(bet.gameCode)
  return new Map(rows.map((row) => [row.code, row.bets]))
}

/** Adds vendors and games; what is there already stays as it is. */
export const addCatalogue = async (db: Queryable, vendors: readonly VendorRow[], games: readonly NewGameRow[]): Promise<void> => {
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
