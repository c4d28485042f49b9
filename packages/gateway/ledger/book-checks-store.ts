import { sql, type SQL } from 'drizzle-orm'

/** What has to hold of accounts and transfers, whatever they are for. Each query lists what is wrong, one line a finding. */
export const LEDGER_CHECKS: readonly SQL[] = [
  sql`
    with entry as (
      select debit_id as id, -amount as amount from ledger_transfer
      union all select credit_id, amount from ledger_transfer
    ), booked as (select id, sum(amount) as amount from entry group by id)
    select format('account %s holds %s but its entries sum to %s', a.id, a.balance, coalesce(b.amount, 0)) as finding
    from ledger_account a left join booked b on b.id = a.id
    where a.cached and a.balance <> coalesce(b.amount, 0)`,
  sql`
    select format('account %s (%s) holds %s', id, kind, balance) as finding from ledger_account
    where case when kind = 'player:owed' then balance > 0 else balance < 0 end`,
  sql`
    select format('transfer %s joins two currencies', t.id) as finding
    from ledger_transfer t join ledger_account d on d.id = t.debit_id join ledger_account c on c.id = t.credit_id
    where d.currency <> c.currency`,
]
