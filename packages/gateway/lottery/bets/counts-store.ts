import { count, desc, eq, gte, max, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { bet } from './schema.ts'

/** How many bets each game has taken since then. */
export const betsPerGame = async (db: Queryable, since: Date): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.select({ code: bet.gameCode, bets: count() }).from(bet).where(gte(bet.placedAt, since)).groupBy(bet.gameCode)
  return new Map(rows.map((row) => [row.code, row.bets]))
}

/** The games of a member's last `bets` bets, with the moment of the last of each. */
export const lastBetOn = async (db: Queryable, memberId: string, bets: number): Promise<{ gameCode: string; at: Date }[]> => {
  const last = db
    .select({ gameCode: bet.gameCode, placedAt: bet.placedAt })
    .from(bet)
    .where(eq(bet.memberId, memberId))
    .orderBy(desc(bet.placedAt))
    .limit(bets)
    .as('last')
  const at = sql<Date>`${max(last.placedAt)}`.mapWith(bet.placedAt)
  return db.select({ gameCode: last.gameCode, at }).from(last).groupBy(last.gameCode)
}
