import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** Points follow from movements, and what moved for money moved that money once. */
export const POINT_CHECKS: readonly BookCheck[] = [
  {
    over: { table: 'point_account', key: [['member_id', 'uuid']], page: 200 },
    findings: sql`
      select format('%s has %s points and owes %s, while movements come to %s and end at %s', a.member_id, a.points, a.owed, m.moved, l.balance - l.owed) as finding
      from page a cross join lateral (select coalesce(sum(change), 0) as moved from point_movement where member_id = a.member_id) m
        left join lateral (select balance, owed from point_movement where member_id = a.member_id order by seq desc limit 1) l on true
      where m.moved <> a.points - a.owed or coalesce(l.balance, 0) <> a.points or coalesce(l.owed, 0) <> a.owed`,
  },
  {
    over: { table: 'point_order', key: [['id', 'uuid']], page: 200 },
    findings: sql`
      select format('the order %s (%s) took %s points and %s of money, of which %s and %s went back', o.number, o.state, m.spent, t.paid, m.returned, t.returned) as finding
      from page o cross join lateral (
        select coalesce(-sum(change) filter (where kind = 'REDEEMED'), 0) as spent, coalesce(sum(change) filter (where kind = 'RETURNED'), 0) as returned
        from point_movement where member_id = o.member_id and ref_id = o.id
      ) m cross join lateral (
        select coalesce(sum(amount) filter (where code = 'POINTS_PAY'), 0) as paid, coalesce(sum(amount) filter (where code = 'POINTS_RETURN'), 0) as returned
        from ledger_transfer where ref = o.id::text and code in ('POINTS_PAY', 'POINTS_RETURN')
      ) t
      where m.spent <> o.points or t.paid <> coalesce(o.amount, 0)
        or m.returned <> case o.state when 'REJECTED' then o.points else 0 end
        or t.returned <> case o.state when 'REJECTED' then coalesce(o.amount, 0) else 0 end`,
  },
  {
    over: { table: 'point_movement', key: [['seq', 'bigint']], page: 500 },
    findings: sql`
      select format('movement %s turned points into %s, and %s reached the wallet', p.seq, p.amount, coalesce(t.amount, 0)) as finding
      from page p left join ledger_transfer t on t.id = p.ref_id and t.code = 'POINTS'
      where p.kind = 'CONVERTED' and p.amount is distinct from t.amount`,
  },
  {
    over: { table: 'point_movement', key: [['seq', 'bigint']], page: 500 },
    findings: sql`
      select format('movement %s gives the points of %s again', p.seq, p.ref_id) as finding
      from page p
      where p.kind = 'PRIZE' and exists (
        select 1 from point_movement m where m.member_id = p.member_id and m.seq < p.seq and m.kind = 'PRIZE' and m.ref_id = p.ref_id
      )`,
  },
]
