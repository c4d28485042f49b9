import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Units } from '@portico/contract/kit/money'
import type { Queryable, Tx } from '../../db/open.ts'
import { playLoad } from './schema.ts'
import { lotteryIssue } from '../schema.ts'
import { HOUSE, type Load } from './load.ts'

export interface LoadKey {
  readonly issueId: bigint
  readonly currency: string
  readonly plays: readonly string[]
}

export type LoadRow = Pick<typeof playLoad.$inferSelect, 'play' | 'shard' | 'stake' | 'payout'>

/** Plays in the order of their bytes, as `needsOf` sorts them: every transaction locks rows in this order. */
const BY_PLAY = sql`${playLoad.play} collate "C"`

const columns = { play: playLoad.play, shard: playLoad.shard, stake: playLoad.stake, payout: playLoad.payout }

/** The rows of a holder, taken for this transaction. */
export const lockLoads = (tx: Tx, { issueId, currency, plays }: LoadKey, holderId: string): Promise<LoadRow[]> =>
  tx
    .select(columns)
    .from(playLoad)
    .where(
      and(
        eq(playLoad.issueId, issueId),
        eq(playLoad.currency, currency),
        eq(playLoad.holderId, holderId),
        inArray(playLoad.play, [...plays]),
      ),
    )
    .orderBy(asc(BY_PLAY), asc(playLoad.shard))
    .for('update')

/** Makes sure that rows stand, empty where they are new, so that they can be locked. */
export const ensureLoads = async (tx: Tx, { issueId, currency }: LoadKey, loads: readonly Load[]): Promise<void> => {
  await tx
    .insert(playLoad)
    .values(loads.map((load) => ({ ...load, issueId, currency, stake: 0n, payout: 0n })))
    .onConflictDoNothing()
}

/** Lowers rows of a holder by what each of them names. */
export const lowerLoads = async (tx: Tx, { issueId, currency }: LoadKey, holderId: string, rows: readonly LoadRow[]): Promise<void> => {
  const lowered = (column: typeof playLoad.stake | typeof playLoad.payout, by: Units) => sql`greatest(0, ${column} - ${by}::bigint)`
  for (const { play, shard, stake, payout } of rows) {
    await tx
      .update(playLoad)
      .set({ stake: lowered(playLoad.stake, stake), payout: lowered(playLoad.payout, payout) })
      .where(
        and(
          eq(playLoad.issueId, issueId),
          eq(playLoad.play, play),
          eq(playLoad.currency, currency),
          eq(playLoad.holderId, holderId),
          eq(playLoad.shard, shard),
        ),
      )
  }
}

/** What the house may have to pay for a play of an issue, by what is accepted. */
export const exposureOf = async (queryable: Queryable, issueId: bigint, play: string, currency: string): Promise<Units> => {
  const [row] = await queryable
    .select({ payout: sql<string>`coalesce(sum(${playLoad.payout}), 0)::text` })
    .from(playLoad)
    .where(and(eq(playLoad.issueId, issueId), eq(playLoad.play, play), eq(playLoad.currency, currency), eq(playLoad.holderId, HOUSE)))
  return BigInt(row?.payout ?? '0')
}

/** Forgets what stood on issues that take no more bets. */
export const sweepLoads = async (queryable: Queryable): Promise<void> => {
  const open = queryable
    .select({ id: lotteryIssue.id })
    .from(lotteryIssue)
    .where(inArray(lotteryIssue.state, ['SCHEDULED', 'OPEN']))
  await queryable.delete(playLoad).where(notInArray(playLoad.issueId, open))
}
