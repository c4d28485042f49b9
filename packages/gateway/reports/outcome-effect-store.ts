import type { Units } from '@portico/contract/kit/money'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

/** What an outcome of an issue did to its bets: how many, and what was paid, clawed back, and became a receivable of that. */
export interface OutcomeEffect {
  readonly bets: number
  readonly changed: number
  readonly paid: Units
  readonly clawedBack: Units
  readonly receivable: Units
}

/** An outcome of an issue, by the version that it made obsolete; `onlyChanged` leaves out bets that came to the same by both. */
export interface ObsoleteVersion {
  readonly id: bigint
  readonly version: number
  readonly onlyChanged: boolean
}

/** What outcomes that followed each other did to the bets, from what is kept of these and from the ledger. */
export const outcomeEffect = async (queryable: Queryable, outcomes: readonly ObsoleteVersion[]): Promise<OutcomeEffect> => {
  const rows = JSON.stringify(outcomes.map(({ id, version, onlyChanged }) => ({ id: String(id), version, only_changed: onlyChanged })))
  const [row] = await rowsOf<Record<keyof OutcomeEffect, string>>(
    queryable,
    sql`
      with settled as (
        select was.payout + was.rebate as before, coalesce(next.payout + next.rebate, b.payout + b.rebate) as after,
          was.state is distinct from coalesce(next.state, b.state) as restated, was.until, b.id, o.only_changed
        from jsonb_to_recordset(${rows}::jsonb) as o(id bigint, version int, only_changed boolean)
          join bet b on b.issue_id = o.id join bet_version was on was.bet_id = b.id and was.result_version = o.version
          left join bet_version next on next.bet_id = b.id and next.result_version = o.version + 1
      ), debt as (
        select coalesce(sum(t.amount), 0) as amount from settled s join ledger_transfer t on t.ref = s.id::text and t.at = s.until
          join ledger_account a on a.id = t.debit_id and a.kind = 'player:owed'
      )
      select count(*) filter (where not only_changed or before <> after or restated)::text as bets,
        count(*) filter (where before <> after or restated)::text as changed,
        coalesce(sum(after - before) filter (where after > before), 0)::text as paid,
        coalesce(sum(before - after) filter (where after < before), 0)::text as "clawedBack", (select amount from debt)::text as receivable
      from settled`,
  )
  return {
    bets: Number(row!.bets),
    changed: Number(row!.changed),
    paid: BigInt(row!.paid),
    clawedBack: BigInt(row!.clawedBack),
    receivable: BigInt(row!.receivable),
  }
}
