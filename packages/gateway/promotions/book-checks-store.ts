import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** What was granted was paid once; what is taken of a promotion is its grants and the applications that wait. */
export const PROMOTION_CHECKS: readonly BookCheck[] = [
  {
    over: { table: 'promotion_grant', key: [['id', 'uuid']], page: 500 },
    findings: sql`
      select format('the grant %s of %s moved %s in %s', g.id, g.amount, t.amount, t.times) as finding
      from page g cross join lateral (
        select count(*) as times, coalesce(sum(amount), 0) as amount from ledger_transfer where ref = g.id::text and code = 'PROMOTION'
      ) t
      where t.times <> 1 or t.amount <> g.amount`,
  },
  {
    over: { table: 'promotion', key: [['id', 'uuid']], page: 100 },
    findings: sql`
      select format('the promotion %s says %s taken and %s spent, but there are %s and %s', p.id, p.taken, p.spent, h.times, h.amount) as finding
      from page p cross join lateral (
        select count(*) as times, coalesce(sum(amount), 0) as amount from (
          select amount from promotion_grant where promotion_id = p.id
          union all
          select amount from promotion_application where promotion_id = p.id and state in ('SENT', 'REVIEW')
        ) each
      ) h
      where h.times <> p.taken or h.amount <> p.spent`,
  },
]
