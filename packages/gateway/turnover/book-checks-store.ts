import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** Bonus money is what was granted less what left it, and there is none without a bonus that is active. */
export const BONUS_CHECKS: readonly BookCheck[] = [
  {
    over: { table: 'turnover_requirement', key: [['id', 'uuid']], page: 500 },
    findings: sql`
      select format('the bonus %s of %s was credited %s', r.id, r.amount, t.amount) as finding
      from page r cross join lateral (
        select coalesce(sum(x.amount), 0) as amount from ledger_transfer x join ledger_account a on a.id = x.credit_id
        where x.ref = r.id::text and a.kind = 'player:bonus'
      ) t
      where r.kind = 'BONUS' and t.amount <> r.amount`,
  },
  {
    over: { table: 'ledger_account', key: [['id', 'bigint']], page: 10 },
    findings: sql`
      select format('the bonus account %s holds %s instead of %s', p.id, p.balance, e.amount) as finding
      from page p cross join lateral (
        select coalesce((select sum(amount) from turnover_requirement r
            where r.member_id = p.owner_id and r.currency = p.currency and r.kind = 'BONUS'), 0)
          + coalesce((select sum(amount) from ledger_transfer where credit_id = p.id and code in ('PAYOUT', 'REFUND', 'BONUS_BORNE', 'VENDOR_WIN', 'VENDOR_JACKPOT', 'VENDOR_ROLLBACK')), 0)
          - coalesce((select sum(amount) from ledger_transfer where debit_id = p.id), 0) as amount
      ) e
      where p.kind = 'player:bonus' and p.balance <> e.amount`,
  },
  {
    over: { table: 'ledger_account', key: [['id', 'bigint']], page: 10 },
    findings: sql`
      select format('the bonus account %s holds %s without an active bonus', p.id, p.balance) as finding
      from page p
      where p.kind = 'player:bonus' and p.balance <> 0 and not exists (
        select 1 from turnover_requirement r
        where r.member_id = p.owner_id and r.currency = p.currency and r.kind = 'BONUS' and r.state = 'ACTIVE')`,
  },
]
