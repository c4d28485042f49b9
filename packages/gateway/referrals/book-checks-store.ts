import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** What was paid for a friend stands in the ledger once, and nothing else does. */
export const REFERRAL_CHECKS: readonly BookCheck[] = [
  {
    over: { table: 'referral', key: [['friend_id', 'uuid']], page: 500 },
    findings: sql`
      select format('the referral of %s brought %s and was paid %s in %s', r.friend_id, coalesce(r.reward, 0), t.amount, t.times) as finding
      from page r cross join lateral (
        select count(*) as times, coalesce(sum(amount), 0) as amount from ledger_transfer where ref = r.friend_id::text and code = 'REFERRAL'
      ) t
      where t.amount <> coalesce(r.reward, 0) or t.times <> case when r.rewarded_at is null then 0 else 1 end`,
  },
]
