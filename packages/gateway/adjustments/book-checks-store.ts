import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** What is approved moved its amount once in its direction; nothing else moved anything. */
export const ADJUSTMENT_CHECKS: readonly BookCheck[] = [
  {
    over: { table: 'adjustment', key: [['id', 'uuid']], page: 500 },
    findings: sql`
      select format('the adjustment %s (%s %s) of %s moved %s in %s', a.id, a.state, a.direction, a.amount, t.amount, t.times) as finding
      from page a cross join lateral (
        select count(*) as times, coalesce(sum(amount), 0) as amount,
          count(*) filter (where code = 'ADJUSTMENT_' || a.direction) as fitting
        from ledger_transfer where ref = a.id::text and code in ('ADJUSTMENT_CREDIT', 'ADJUSTMENT_DEBIT')
      ) t
      where t.times <> case a.state when 'APPROVED' then 1 else 0 end or t.fitting <> t.times
        or t.amount <> case a.state when 'APPROVED' then a.amount else 0 end`,
  },
]
