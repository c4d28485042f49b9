import { rateInGroup } from '@portico/commission/rebate/groups'
import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { member } from '../member/schema.ts'
import { rebateRate } from '../rebate-rates/schema.ts'

/** What one prize group is as a rate. */
const PER_GROUP = rateInGroup(0, 1)

/** Who directly below an account has most of a category at an instant; nobody where nobody is below. Who has no rate is ranked by the highest group. */
export const highestBelow = async (db: Queryable, uplineId: string, category: RebateCategory, at: Date): Promise<string | undefined> => {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`(select m.id from ${member} m join lateral (
        select r.rate + coalesce(r.base_group, 0) * ${String(PER_GROUP)}::bigint as rate from ${rebateRate} r where r.member_id = m.id and r.category = ${category} and r.replaced_at is null
          and r.from_at <= ${at.toISOString()}::timestamptz order by r.from_at desc limit 1) step on true
        where m.upline_id = ${uplineId}::uuid order by step.rate desc, m.id limit 1)`,
  )
  return rows[0]?.id
}

/** The same among those without any rate of the category: of them the one with the highest prize group. */
export const highestGroupBelow = async (db: Queryable, uplineId: string, category: RebateCategory): Promise<string | undefined> => {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select m.id from ${member} m where m.upline_id = ${uplineId}::uuid
      and not exists (select 1 from ${rebateRate} r where r.member_id = m.id and r.category = ${category} and r.replaced_at is null)
      order by m.max_prize_group desc, m.id limit 1`,
  )
  return rows[0]?.id
}
