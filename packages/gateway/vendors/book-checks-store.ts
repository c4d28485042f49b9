import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** A transaction moved its amount once, a round is the sum of its transactions, and a bet that was rolled back was given back. */
export const VENDOR_CHECKS: readonly BookCheck[] = [
  {
    over: {
      table: 'vendor_tx',
      key: [
        ['vendor', 'text'],
        ['tx_id', 'text'],
      ],
      page: 500,
    },
    findings: sql`
      select format('the transaction %s of %s (%s) of %s moved %s', x.tx_id, x.vendor, x.kind, x.amount, coalesce(t.amount, 0)) as finding
      from page x left join ledger_transfer t on t.id = x.wallet_tx_id
      where x.kind in ('BET', 'WIN', 'AWARD') and coalesce(t.amount, 0) <> x.amount`,
  },
  {
    over: {
      table: 'vendor_round',
      key: [
        ['vendor', 'text'],
        ['round_id', 'text'],
      ],
      page: 500,
    },
    findings: sql`
      select format('the round %s of %s says %s and %s, its transactions %s and %s, the ledger %s', r.round_id, r.vendor, r.staked, r.won, x.staked, x.won, t.kept) as finding
      from page r cross join lateral (
        select coalesce(sum(amount) filter (where kind = 'BET' and rolled_back_by is null), 0) as staked,
          coalesce(sum(amount) filter (where kind = 'WIN'), 0) as won
        from vendor_tx where vendor = r.vendor and round_id = r.round_id
      ) x cross join lateral (
        select coalesce(sum(case when code = 'VENDOR_BET' then amount else -amount end), 0) as kept
        from ledger_transfer where ref = r.vendor || '/' || r.round_id
          and code in ('VENDOR_BET', 'VENDOR_ROLLBACK', 'VENDOR_WIN', 'VENDOR_JACKPOT', 'VENDOR_FREE_WIN')
      ) t
      where r.staked <> x.staked or r.won <> x.won or t.kept <> r.staked - r.won`,
  },
]
