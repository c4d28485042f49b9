import { sql, type SQL } from 'drizzle-orm'

/** What has to hold of deposits and their credits. Each query lists what is wrong, one line a finding. */
export const DEPOSIT_CHECKS: readonly SQL[] = [
  sql`
    select format('deposit %s (%s) of %s was credited %s in %s', d.id, d.state, d.amount, coalesce(sum(t.amount), 0), count(t.id)) as finding
    from deposit d left join ledger_transfer t on t.ref = d.id::text and t.code = 'DEPOSIT'
    group by d.id
    having count(t.id) <> case when d.state = 'CREDITED' then 1 else 0 end
      or coalesce(sum(t.amount), 0) <> case when d.state = 'CREDITED' then d.amount else 0 end`,
  sql`
    select format('the unmatched payment %s (%s) of %s was held %s and released %s', u.id, u.state, u.amount, t.held, t.released) as finding
    from unmatched_payment u cross join lateral (
      select coalesce(sum(amount) filter (where code = 'PAYMENT_HELD'), 0) as held,
        coalesce(sum(amount) filter (where code = 'PAYMENT_RELEASED'), 0) as released
      from ledger_transfer where ref = u.id::text) t
    where t.held <> case when u.held then u.amount else 0 end
      or t.released <> case when u.held and u.state <> 'OPEN' then u.amount else 0 end`,
]
