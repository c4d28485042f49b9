import { sql, type SQL } from 'drizzle-orm'

/** What has to hold of deposits and their credits. Each query lists what is wrong, one line a finding. */
export const DEPOSIT_CHECKS: readonly SQL[] = [
  sql`
    select format('deposit %s (%s) of %s was credited %s in %s', d.id, d.state, d.amount, coalesce(sum(t.amount), 0), count(t.id)) as finding
    from deposit d left join ledger_transfer t on t.ref = d.id::text and t.code = 'DEPOSIT'
    group by d.id
    having count(t.id) <> case when d.state = 'CREDITED' then 1 else 0 end
      or coalesce(sum(t.amount), 0) <> case when d.state = 'CREDITED' then d.amount else 0 end`,
]
