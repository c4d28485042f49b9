import { sql } from 'drizzle-orm'
import type { BookCheck, BookRows } from '../kit/book-check.ts'

const ROUND_ROWS: BookRows = {
  table: 'vendor_round',
  key: [
    ['vendor', 'text'],
    ['round_id', 'text'],
  ],
  page: 500,
}

/**
 * A transaction moved its amount once, a round is the sum of its transactions, and a bet that was rolled back was given back. Of a win in a round
 * that bonus money was staked in, a part may have gone to the bonus; what all of its wins come to is the ledger's all the same.
 */
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
      left join vendor_round r on x.kind = 'WIN' and r.vendor = x.vendor and r.round_id = x.round_id and r.bonus_id is not null
      where x.kind in ('BET', 'WIN', 'AWARD')
        and case when r.vendor is null then coalesce(t.amount, 0) <> x.amount - x.bonus else coalesce(t.amount, 0) > x.amount end`,
  },
  {
    over: ROUND_ROWS,
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
  {
    over: ROUND_ROWS,
    findings: sql`
      select format('the round %s of %s says %s of a bonus were staked, its transactions %s, the ledger %s of %s', r.round_id, r.vendor, r.bonus_staked,
        x.standing, t.amount, x.staked) as finding
      from page r cross join lateral (
        select coalesce(sum(bonus) filter (where rolled_back_by is null), 0) as standing, coalesce(sum(bonus), 0) as staked
        from vendor_tx where vendor = r.vendor and round_id = r.round_id
      ) x cross join lateral (
        select coalesce(sum(m.amount), 0) as amount from ledger_transfer m join ledger_account a on a.id = m.debit_id
        where m.ref = r.vendor || '/' || r.round_id and m.code = 'VENDOR_BET' and a.kind = 'player:bonus'
      ) t
      where r.bonus_staked <> x.standing or t.amount <> x.staked or (x.staked > 0 and r.bonus_id is null)`,
  },
]
