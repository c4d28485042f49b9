import { sql } from 'drizzle-orm'
import type { BookCheck } from '../kit/book-check.ts'

/** Points that a mission or a ticket gave are those that it says, once; and no points came of one that is not there. */
export const POINT_AWARD_CHECKS: readonly BookCheck[] = [
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
      select format('the claim %s gives %s points, of which %s arrived', c.id, c.points, m.points) as finding
      from page c cross join lateral (
        select coalesce(sum(change), 0) as points from point_movement where member_id = c.member_id and ref_id = c.id and kind = 'MISSION'
      ) m
      where m.points <> c.points`,
  },
  {
    over: { table: 'ticket', key: [['seq', 'bigint']], page: 200 },
    findings: sql`
      select format('the ticket %s won %s points, of which %s arrived', k.id, w.points, m.points) as finding
      from page k left join ticket_prize z on z.pool_id = k.pool_id and z.prize = k.prize
        cross join lateral (select case when k.withheld or z.kind is distinct from 'POINTS' then 0 else z.points end as points) w
        cross join lateral (
          select coalesce(sum(change), 0) as points from point_movement where member_id = k.member_id and ref_id = k.id and kind = 'PRIZE'
        ) m
      where w.points <> m.points`,
  },
  {
    over: { table: 'point_movement', key: [['seq', 'bigint']], page: 500 },
    findings: sql`
      select format('movement %s gives %s points for %s, which is not there', p.seq, p.change, p.ref_id) as finding
      from page p
      where (p.kind = 'MISSION' and not exists (select 1 from mission_claim c where c.id = p.ref_id and c.member_id = p.member_id))
        or (p.kind = 'PRIZE' and not exists (select 1 from ticket k where k.id = p.ref_id and k.member_id = p.member_id))`,
  },
]
