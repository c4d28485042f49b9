import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** Who won something was paid it once; what is left of a pool is what nobody has won. */
export const TICKET_CHECKS: readonly BookCheck[] = [
  {
    over: { table: 'ticket', key: [['seq', 'bigint']], page: 200 },
    findings: sql`
      select format('the ticket %s won %s, and was paid %s', k.id, w.amount, t.amount) as finding
      from page k left join ticket_prize z on z.pool_id = k.pool_id and z.prize = k.prize
        cross join lateral (select case when k.withheld then 0 else coalesce(z.amount, 0) end as amount) w
        cross join lateral (select coalesce(sum(amount), 0) as amount from ledger_transfer where ref = k.id::text and code = 'TICKET') t
      where w.amount <> t.amount`,
  },
  {
    over: {
      table: 'ticket_prize',
      key: [
        ['pool_id', 'uuid'],
        ['prize', 'integer'],
      ],
      page: 20,
    },
    findings: sql`
      select format('of prize %s of the pool %s %s are left of %s, and %s were won', p.prize, p.pool_id, p.left, p.count, w.won) as finding
      from page p cross join lateral (
        select count(*) as won from ticket where pool_id = p.pool_id and number is not null and prize = p.prize
      ) w
      where p.count - p.left <> w.won`,
  },
  {
    over: { table: 'ticket_pool', key: [['id', 'uuid']], page: 20 },
    findings: sql`
      select format('the pool %s says %s opened and %s paid, but there are %s and %s', p.id, p.opened, p.paid, h.opened, h.paid) as finding
      from page p cross join lateral (
        select count(*) as opened, coalesce(sum(z.amount) filter (where not k.withheld), 0) as paid
        from ticket k left join ticket_prize z on z.pool_id = k.pool_id and z.prize = k.prize
        where k.pool_id = p.id and k.number is not null
      ) h
      where h.opened <> p.opened or h.paid <> p.paid`,
  },
]
