import { formatUnits } from '@portico/contract/kit/money'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

/** What moved for one reason, as a number of whole units of the currency: for a graph, not for accounts. */
export interface Flow {
  readonly code: string
  readonly currency: string
  readonly amount: number
  readonly transfers: number
}

/** Money between members and the house or the providers since a moment, by reason. Looks at the house's accounts, which are few. */
export const flowsSince = async (db: Queryable, since: Date): Promise<Flow[]> => {
  const rows = await rowsOf<{ code: string; currency: string; amount: string; transfers: number }>(
    db,
    sql`
      with own as (select id, currency from ledger_account where owner_id is null)
      select t.code, own.currency, sum(t.amount)::text as amount, count(*)::int as transfers
      from own join lateral (
        select code, amount from ledger_transfer where debit_id = own.id and at >= ${since.toISOString()}::timestamptz
        union all
        select code, amount from ledger_transfer where credit_id = own.id and at >= ${since.toISOString()}::timestamptz
      ) t on true
      group by t.code, own.currency`,
  )
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(formatUnits(BigInt(amount))) }))
}
