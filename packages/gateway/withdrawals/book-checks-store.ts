import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** What has to hold between withdrawals and the transfers for them. */
export const WITHDRAWAL_CHECKS: readonly BookCheck[] = [
  {
    over: { table: 'withdrawal', key: [['id', 'uuid']], page: 500 },
    findings: sql`
      select format('withdrawal %s (%s) of %s less %s was set aside %s, given back %s, paid out %s with a fee of %s and credited %s of %s', w.id, w.state,
        w.amount, w.fee, t.hold, t.back, t.paid, t.fee, t.credit, w.not_received) as finding
      from page w cross join lateral (
        select coalesce(sum(amount) filter (where code = 'WITHDRAWAL_HOLD'), 0) as hold,
          coalesce(sum(amount) filter (where code = 'WITHDRAWAL_BACK'), 0) as back,
          coalesce(sum(amount) filter (where code = 'WITHDRAWAL'), 0) as paid,
          coalesce(sum(amount) filter (where code = 'WITHDRAWAL_FEE'), 0) as fee,
          coalesce(sum(amount) filter (where code = 'WITHDRAWAL_CREDIT'), 0) as credit
        from ledger_transfer where ref = w.id::text
      ) t
      where t.hold <> w.amount
        or t.back <> case when w.state = 'REJECTED' then w.amount else 0 end
        or t.paid <> case when w.state = 'PAID' then w.amount - w.fee else 0 end
        or t.fee <> case when w.state = 'PAID' then w.fee else 0 end
        or t.credit <> w.not_received`,
  },
  {
    // I6: what is on its way is what open withdrawals are of.
    over: { table: 'ledger_account', key: [['id', 'bigint']], page: 100 },
    findings: sql`
      select format('account %s holds %s for withdrawals of %s', a.id, a.balance, o.amount) as finding
      from page a cross join lateral (
        select coalesce(sum(amount), 0) as amount from withdrawal
        where member_id = a.owner_id and currency = a.currency and state not in ('PAID', 'REJECTED')
      ) o
      where a.kind = 'player:pending' and a.balance <> o.amount`,
  },
]
