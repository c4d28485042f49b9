import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/open.ts'
import { bet, betVersion } from './schema.ts'
import { lotteryIssue } from '../schema.ts'
import type { BetRow } from './serializer.ts'

/** Which of a member's bets; days are the merchant's, both included. */
export interface BetFilter {
  readonly memberId: string
  readonly timeZone: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly state?: BetRow['state'] | undefined
  readonly gameCode?: string | undefined
  readonly numero?: string | undefined
}

const matching = ({ memberId, timeZone, from, to, state, gameCode, numero }: BetFilter): SQL | undefined =>
  and(
    eq(bet.memberId, memberId),
    from === undefined ? undefined : sql`${bet.placedAt} >= timezone(${timeZone}::text, ${from}::timestamp)`,
    to === undefined ? undefined : sql`${bet.placedAt} < timezone(${timeZone}::text, ${to}::timestamp + interval '1 day')`,
    state === undefined ? undefined : eq(bet.state, state),
    gameCode === undefined ? undefined : eq(bet.gameCode, gameCode),
    numero === undefined ? undefined : eq(bet.numero, numero),
  )

export type StoredBet = typeof bet.$inferSelect & Pick<BetRow, 'sealAt'>

const stored = (queryable: Queryable) =>
  queryable
    .select({ ...getTableColumns(bet), sealAt: lotteryIssue.sealAt })
    .from(bet)
    .innerJoin(lotteryIssue, eq(lotteryIssue.id, bet.issueId))

export const betsById = (queryable: Queryable, ids: readonly string[]): Promise<StoredBet[]> =>
  stored(queryable).where(inArray(bet.id, [...ids]))

/** One page, newest first. */
export const betsOf = (queryable: Queryable, filter: BetFilter, offset: number, limit: number): Promise<StoredBet[]> =>
  stored(queryable).where(matching(filter)).orderBy(desc(bet.placedAt), desc(bet.id)).offset(offset).limit(limit)

const settledSum = (amount: SQL) => sql<string>`coalesce(sum(case when ${bet.state} = 'WAITING' then 0 else ${amount} end), 0)::text`

/** How many there are and their sums in 1/10000. Payout, rebate and net are those of settled bets. */
export const totalsOf = async (queryable: Queryable, filter: BetFilter) =>
  (
    await queryable
      .select({
        count: sql<number>`count(*)::int`,
        stake: sql<string>`coalesce(sum(${bet.stake}), 0)::text`,
        payout: settledSum(sql`${bet.payout}`),
        rebate: settledSum(sql`${bet.rebate}`),
        net: settledSum(sql`${bet.payout} + ${bet.rebate} - ${bet.stake}`),
      })
      .from(bet)
      .where(matching(filter))
  )[0]!

/** The codes of what was played, whichever game the filter names. */
export const gamesOf = async (queryable: Queryable, filter: BetFilter): Promise<string[]> =>
  (
    await queryable
      .selectDistinct({ gameCode: bet.gameCode })
      .from(bet)
      .where(matching({ ...filter, gameCode: undefined }))
      .orderBy(bet.gameCode)
  ).map(({ gameCode }) => gameCode)

export const betOf = async (queryable: Queryable, memberId: string, betId: string): Promise<StoredBet | undefined> =>
  (await stored(queryable).where(and(eq(bet.id, betId), eq(bet.memberId, memberId))))[0]

/** What a bet had come to by outcomes that no longer hold, the first one first. */
export const earlierOf = (queryable: Queryable, betId: string) =>
  queryable.select().from(betVersion).where(eq(betVersion.betId, betId)).orderBy(asc(betVersion.resultVersion))

/** Whether any bet was placed on the issue. */
export const hasBets = async (queryable: Queryable, issueId: bigint): Promise<boolean> =>
  (await queryable.select({ id: bet.id }).from(bet).where(eq(bet.issueId, issueId)).limit(1)).length > 0

/** Says of a bet which plan placed it. */
export const setPlan = async (tx: Tx, betId: string, planId: string): Promise<void> => {
  await tx.update(bet).set({ planId }).where(eq(bet.id, betId))
}
