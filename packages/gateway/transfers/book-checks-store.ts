import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** Each transfer stands in the ledger once, with its amount. */
export const TRANSFER_CHECKS: readonly BookCheck[] = [
  {
    over: { table: 'member_transfer', key: [['id', 'uuid']], page: 500 },
    findings: sql`
      select format('transfer %s (%s) of %s was posted %s in %s', m.id, m.kind, m.amount, t.amount, t.times) as finding
      from page m cross join lateral (
        select count(*) as times, coalesce(sum(amount), 0) as amount from ledger_transfer where ref = m.id::text
          and code in ('WALLET_OUT', 'WALLET_IN', 'TRANSFER_UPLINE', 'TRANSFER_DOWNLINE')
      ) t
      where t.times <> 1 or t.amount <> m.amount`,
  },
]
