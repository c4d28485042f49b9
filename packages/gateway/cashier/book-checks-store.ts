import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** What has to hold of deposits and of payments that fit none. */
export const DEPOSIT_CHECKS: readonly BookCheck[] = [
  {
    over: { table: 'deposit', key: [['id', 'uuid']], page: 500 },
    findings: sql`
      select format('deposit %s (%s) of %s was credited %s in %s', d.id, d.state, d.amount, t.amount, t.times) as finding
      from page d cross join lateral (
        select count(*) as times, coalesce(sum(amount), 0) as amount from ledger_transfer where ref = d.id::text and code = 'DEPOSIT'
      ) t
      where t.times <> case when d.state in ('CREDITED', 'REVERSED') then 1 else 0 end
        or t.amount <> case when d.state in ('CREDITED', 'REVERSED') then d.amount else 0 end`,
  },
  {
    over: { table: 'deposit', key: [['id', 'uuid']], page: 500 },
    findings: sql`
      select format('deposit %s (%s) of %s less %s had a fee of %s and was reversed by %s', d.id, d.state, d.amount, d.fee, t.fee, t.reversed)
        as finding
      from page d cross join lateral (
        select coalesce(sum(case code when 'DEPOSIT_FEE' then amount when 'DEPOSIT_FEE_BACK' then -amount end), 0) as fee,
          coalesce(sum(amount) filter (where code = 'DEPOSIT_REVERSED'), 0) as reversed
        from ledger_transfer where ref = d.id::text and code in ('DEPOSIT_FEE', 'DEPOSIT_FEE_BACK', 'DEPOSIT_REVERSED')
      ) t
      where t.fee <> case when d.state = 'CREDITED' then d.fee else 0 end
        or t.reversed <> case when d.state = 'REVERSED' then d.amount else 0 end`,
  },
  {
    over: { table: 'unmatched_payment', key: [['id', 'uuid']], page: 500 },
    findings: sql`
      select format('the unmatched payment %s (%s) of %s was held %s and released %s', u.id, u.state, u.amount, t.held, t.released) as finding
      from page u cross join lateral (
        select coalesce(sum(amount) filter (where code = 'PAYMENT_HELD'), 0) as held,
          coalesce(sum(amount) filter (where code = 'PAYMENT_RELEASED'), 0) as released
        from ledger_transfer where ref = u.id::text
      ) t
      where t.held <> case when u.held then u.amount else 0 end
        or t.released <> case when u.held and u.state <> 'OPEN' then u.amount else 0 end`,
  },
]
