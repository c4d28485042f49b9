import { sql } from 'drizzle-orm'
import type { BookCheck, BookRows } from '../kit/book-check.ts'

/** Few: all entries of an account are summed at once. */
export const ACCOUNT_ROWS: BookRows = { table: 'ledger_account', key: [['id', 'bigint']], page: 10 }
export const TRANSFER_ROWS: BookRows = { table: 'ledger_transfer', key: [['id', 'uuid']], page: 1_000 }

/** What has to hold of accounts and transfers, whatever they are for. */
export const LEDGER_CHECKS: readonly BookCheck[] = [
  {
    over: ACCOUNT_ROWS,
    findings: sql`
      select format('account %s holds %s but its entries sum to %s', a.id, a.balance, b.amount) as finding
      from page a cross join lateral (
        select coalesce((select sum(amount) from ledger_transfer where credit_id = a.id), 0)
          - coalesce((select sum(amount) from ledger_transfer where debit_id = a.id), 0) as amount
        where a.cached
      ) b
      where a.balance <> b.amount`,
  },
  {
    over: ACCOUNT_ROWS,
    findings: sql`
      select format('account %s (%s) holds %s', id, kind, balance) as finding from page
      where case when kind = 'player:owed' then balance > 0 else balance < 0 end`,
  },
  {
    over: TRANSFER_ROWS,
    findings: sql`
      select format('transfer %s joins two currencies', t.id) as finding
      from page t join ledger_account d on d.id = t.debit_id join ledger_account c on c.id = t.credit_id
      where d.currency <> c.currency`,
  },
]
