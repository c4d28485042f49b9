import { and, desc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { bet, member } from '../db/schema/index.ts'

const columns = {
  id: bet.id,
  gameCode: bet.gameCode,
  gameType: bet.gameType,
  account: member.account,
  payout: sql<bigint>`${bet.payout}`.mapWith(bet.payout),
  currency: bet.currency,
  settledAt: sql<Date>`${bet.settledAt}`.mapWith(bet.settledAt),
}

const wins = (db: Queryable, gameType: string | undefined, since: Date | null, until: Date) =>
  db
    .select(columns)
    .from(bet)
    .innerJoin(member, eq(member.id, bet.memberId))
    .where(
      and(
        eq(bet.state, 'WON'),
        gt(bet.payout, bet.stake),
        lte(bet.settledAt, until),
        since ? gte(bet.settledAt, since) : undefined,
        gameType ? eq(bet.gameType, gameType) : undefined,
      ),
    )

/** Wins settled inside the instants given, highest first. */
export const highestWins = (db: Queryable, gameType: string | undefined, since: Date, until: Date, limit: number) =>
  wins(db, gameType, since, until).orderBy(desc(bet.payout), desc(bet.settledAt)).limit(limit)

/** The last wins settled until then, latest first. */
export const latestWins = (db: Queryable, gameType: string | undefined, until: Date, limit: number) =>
  wins(db, gameType, null, until).orderBy(desc(bet.settledAt)).limit(limit)
