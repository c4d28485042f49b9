import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

/** Paid in without what was paid out, by month of the merchant's calendar, since an instant; months without either are left out. */
export const readNetDeposits = async (
  db: Queryable,
  {
    memberId,
    currency,
    since,
    zone,
  }: { readonly memberId: string; readonly currency: string; readonly since: Date; readonly zone: string },
): Promise<ReadonlyMap<string, bigint>> => {
  const rows = await rowsOf<{ month: string; net: string }>(
    db,
    sql`with cash as (
        select a.id from ledger_account a
        where coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = ${memberId}::uuid and a.kind in ('player:cash', 'player:pending', 'player:owed')
          and a.currency = ${currency}
      ), moved as (
        select t.at, t.code, t.amount from ledger_transfer t join cash on t.credit_id = cash.id where t.at >= ${since.toISOString()}::timestamptz
        union all
        select t.at, t.code, -t.amount from ledger_transfer t join cash on t.debit_id = cash.id where t.at >= ${since.toISOString()}::timestamptz
      )
      select to_char(date_trunc('month', at at time zone ${zone}::text), 'YYYY-MM-DD') as month, sum(amount)::text as net
      from moved where code in ('DEPOSIT', 'DEPOSIT_REVERSED', 'WITHDRAWAL', 'WITHDRAWAL_CREDIT') group by 1`,
  )
  return new Map(rows.map(({ month, net }) => [month, BigInt(net)]))
}
