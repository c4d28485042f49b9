import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'
import { CODE_OF } from './codes.ts'

/** What lines brought is what the ledger moved for them, and what they had to bring is that and what is owed. */
export const COMMISSION_CHECKS: readonly BookCheck[] = [
  {
    over: { table: 'commission_line', key: [['id', 'uuid']], page: 500 },
    findings: sql`
      select format('the %s line %s of %s was to move %s, moved %s (%s in the ledger), settled %s and owes %s', l.kind, l.id, l.label, l.due, l.to_wallet, t.moved, r.settled, l.owed)
        as finding
      from page l
      cross join lateral (
        select coalesce(sum(case when c.kind = 'player:cash' then t.amount else -t.amount end), 0) as moved
        from ledger_transfer t join ledger_account c on c.id = t.credit_id
        where t.ref = l.id::text and t.code = any(string_to_array(${Object.values(CODE_OF).join()}, ','))) t
      cross join lateral (
        select coalesce(sum(x.amount) filter (where x.line_id = l.id), 0) as settled, coalesce(sum(x.amount) filter (where x.debt_id = l.id), 0) as recovered
        from commission_recovery x where x.line_id = l.id or x.debt_id = l.id) r
      where t.moved <> l.to_wallet
        or (l.kind <> 'dividend' and l.posted_at is null and l.to_wallet <> 0)
        or (l.kind <> 'dividend' and l.posted_at is not null and l.due <> l.to_wallet + r.settled - r.recovered - l.owed)`,
  },
]
