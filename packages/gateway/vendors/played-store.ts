import type { RoundState } from '@portico/contract/records/round-shapes'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import type { RoundRow } from './play-store.ts'
import { vendorRound } from './schema.ts'

/** Which of a member's rounds; days are the merchant's, both included, by when the round was opened. */
export interface RoundFilter {
  readonly memberId: string
  readonly timeZone: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly state?: RoundState | undefined
  readonly gameCode?: string | undefined
  readonly vendor?: string | undefined
}

const stateSql = sql<RoundState>`case when ${vendorRound.state} = 'OPEN' then 'OPEN' when ${vendorRound.reason} = 'ROLLED_BACK' then 'RETURNED'
  when ${vendorRound.won} > 0 then 'WON' else 'LOST' end`

const matching = ({ memberId, timeZone, from, to, state, gameCode, vendor }: RoundFilter): SQL | undefined =>
  and(
    eq(vendorRound.memberId, memberId),
    from === undefined ? undefined : sql`${vendorRound.openedAt} >= timezone(${timeZone}::text, ${from}::timestamp)`,
    to === undefined ? undefined : sql`${vendorRound.openedAt} < timezone(${timeZone}::text, ${to}::timestamp + interval '1 day')`,
    state === undefined ? undefined : sql`${stateSql} = ${state}`,
    gameCode === undefined ? undefined : eq(vendorRound.gameCode, gameCode),
    vendor === undefined ? undefined : eq(vendorRound.vendor, vendor),
  )

/** One page, newest first. */
export const roundsOf = (db: Queryable, filter: RoundFilter, offset: number, limit: number): Promise<RoundRow[]> =>
  db
    .select()
    .from(vendorRound)
    .where(matching(filter))
    .orderBy(desc(vendorRound.openedAt), desc(vendorRound.roundId))
    .offset(offset)
    .limit(limit)

const overSum = (amount: SQL) => sql<string>`coalesce(sum(case when ${vendorRound.state} = 'OPEN' then 0 else ${amount} end), 0)::text`

/** How many there are and their sums in 1/10000. Payout and net are those of rounds that are over. */
export const roundTotals = async (db: Queryable, filter: RoundFilter) =>
  (
    await db
      .select({
        count: sql<number>`count(*)::int`,
        stake: sql<string>`coalesce(sum(${vendorRound.staked}), 0)::text`,
        payout: overSum(sql`${vendorRound.won}`),
        net: overSum(sql`${vendorRound.won} - ${vendorRound.staked}`),
      })
      .from(vendorRound)
      .where(matching(filter))
  )[0]!

/** What was played and whose it is, whichever game or vendor the filter names. */
export const playedGames = (db: Queryable, filter: RoundFilter) =>
  db
    .selectDistinct({ gameCode: vendorRound.gameCode, vendor: vendorRound.vendor })
    .from(vendorRound)
    .where(matching({ ...filter, gameCode: undefined, vendor: undefined }))
    .orderBy(vendorRound.gameCode)
