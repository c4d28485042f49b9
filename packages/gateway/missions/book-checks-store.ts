import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** What was claimed in money is what was paid, once. */
export const MISSION_CHECKS: readonly BookCheck[] = [
  {
    over: {
      table: 'mission_claim',
      key: [
        ['mission_id', 'uuid'],
        ['member_id', 'uuid'],
        ['day', 'date'],
      ],
      page: 200,
    },
    findings: sql`
      select format('the claim %s gives %s, of which %s arrived', c.id, coalesce(c.amount, 0), t.amount) as finding
      from page c cross join lateral (
        select coalesce(sum(amount), 0) as amount from ledger_transfer where ref = c.id::text and code = 'MISSION'
      ) t
      where t.amount <> coalesce(c.amount, 0)`,
  },
]
