import { and, eq, sql } from 'drizzle-orm'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import type { Units } from '@portico/contract/kit/money'
import type { Queryable, Tx } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { issueOutcome } from '../schema.ts'
import type { IssueRow } from '../drawing/issue-store.ts'

export const insertOutcome = async (tx: Tx, outcome: typeof issueOutcome.$inferInsert): Promise<void> => {
  await tx.insert(issueOutcome).values(outcome)
}

/** What held before the outcome of this version. */
export const resultBefore = async (queryable: Queryable, issueId: bigint, version: number): Promise<Draw | null> =>
  (
    await queryable
      .select({ before: issueOutcome.before })
      .from(issueOutcome)
      .where(and(eq(issueOutcome.issueId, issueId), eq(issueOutcome.version, version)))
  )[0]?.before ?? null

export interface Done {
  readonly bets: number
  readonly changed: number
  readonly paid: Units
  readonly taken: Units
  readonly owed: Units
}

/** What the outcome that made `version` obsolete did to the bets, from what is kept of them and from the ledger. */
export const doneSince = async (queryable: Queryable, { id }: Pick<IssueRow, 'id'>, version: number): Promise<Done> => {
  const [row] = await rowsOf<Record<keyof Done, string>>(
    queryable,
    sql`
      with settled as (
        select was.payout + was.rebate as before, coalesce(next.payout + next.rebate, b.payout + b.rebate) as after,
          was.state is distinct from coalesce(next.state, b.state) as restated, was.until, b.id
        from bet b join bet_version was on was.bet_id = b.id and was.result_version = ${version}::int
          left join bet_version next on next.bet_id = b.id and next.result_version = ${version}::int + 1
        where b.issue_id = ${id}::bigint
      ), debt as (
        select coalesce(sum(t.amount), 0) as owed from settled s join ledger_transfer t on t.ref = s.id::text and t.at = s.until
          join ledger_account a on a.id = t.debit_id and a.kind = 'player:owed'
      )
      select count(*)::text as bets, count(*) filter (where before <> after or restated)::text as changed,
        coalesce(sum(after - before) filter (where after > before), 0)::text as paid,
        coalesce(sum(before - after) filter (where after < before), 0)::text as taken, (select owed from debt)::text as owed
      from settled`,
  )
  return {
    bets: Number(row!.bets),
    changed: Number(row!.changed),
    paid: BigInt(row!.paid),
    taken: BigInt(row!.taken),
    owed: BigInt(row!.owed),
  }
}

/** How many bets an issue gave back, and how much. */
export const givenBack = async (queryable: Queryable, { id }: Pick<IssueRow, 'id'>): Promise<{ bets: number; refunded: Units }> => {
  const [row] = await rowsOf<{ bets: number; refunded: string }>(
    queryable,
    sql`select count(*)::int as bets, coalesce(sum(stake), 0)::text as refunded from bet
      where issue_id = ${id}::bigint and state = 'VOID' and void_reason is null`,
  )
  return { bets: row!.bets, refunded: BigInt(row!.refunded) }
}
