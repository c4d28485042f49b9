import { and, desc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { bet, member, settlement } from '../db/schema/index.ts'

const columns = {
  id: bet.id,
  gameCode: bet.gameCode,
  gameType: bet.gameType,
  account: member.account,
  payout: sql<bigint>`${bet.payout}`.mapWith(bet.payout),
  currency: bet.currency,
  settledAt: settlement.at,
}

const wins = (db: Queryable, gameType: string | undefined, since: Date | null, until: Date) =>
  db
    .select(columns)
    .from(settlement)
    .innerJoin(bet, and(eq(bet.issueId, settlement.issueId), eq(bet.memberId, settlement.memberId), eq(bet.settledAt, settlement.at)))
    .innerJoin(member, eq(member.id, bet.memberId))
    .where(
      and(
        settlement.won,
        eq(bet.state, 'WON'),
        gt(bet.payout, bet.stake),
        lte(settlement.at, until),
        since ? gte(settlement.at, since) : undefined,
        gameType ? eq(bet.gameType, gameType) : undefined,
      ),
    )

/** Wins settled inside the instants given, highest first. */
export const highestWins = (db: Queryable, gameType: string | undefined, since: Date, until: Date, limit: number) =>
  wins(db, gameType, since, until).orderBy(desc(bet.payout), desc(settlement.at)).limit(limit)

/** The last wins settled until then, latest first. */
export const latestWins = (db: Queryable, gameType: string | undefined, until: Date, limit: number) =>
  wins(db, gameType, null, until).orderBy(desc(settlement.at)).limit(limit)
