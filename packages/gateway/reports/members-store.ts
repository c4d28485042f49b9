import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { member, memberTree } from '../member/schema.ts'
import type { FigureRow } from './figures-store.ts'
import { joinedBelow, memberSums, withinDays } from './folded-store.ts'
import { pageOfIds } from './order-store.ts'
import { iso, type TeamRange } from './team-store.ts'

export type MemberRow = FigureRow & {
  id: string
  account: string
  nickname: string
  type: number
  level: number
  downlines: number
  joined_at: string
  seen_at: string | null
  state: 'ACTIVE' | 'BLOCKED'
}

const SUMMED = ['deposits', 'withdrawals', 'stake', 'valid_bet', 'payout', 'rebate', 'bets'] as const
const PROFIT = sql.raw('sum(stake - payout - rebate)')
const DID = sql`${sql.raw(SUMMED.map((name) => `sum(${name}) as ${name}`).join(', '))}, ${PROFIT} as profit`
const NAMES = [...SUMMED, 'profit'] as const

/** These accounts, in their order, with what each did in the range. Whoever is not below the agent is left out. */
export const teamMemberRows = (db: Queryable, range: TeamRange, ids: readonly string[]): Promise<MemberRow[]> =>
  rowsOf<MemberRow>(
    db,
    sql`with ${pageOfIds(ids)},
      did as (select member_id, ${DID} from ${memberSums(withinDays(range), sql`member_id in (select id from page)`)} each group by member_id),
      held as (select member_id, sum(moved) as balance from ${memberSums(sql`day <= ${range.to}::date`, sql`member_id in (select id from page)`)} each
        group by member_id)
    select m.id, m.account, m.nickname, m.type, t.depth as level, m.state, ${iso(sql`m.joined_at`)} as joined_at, ${iso(sql`m.seen_at`)} as seen_at,
      ${joinedBelow(sql`m.id`)}::int as downlines,
      ${sql.raw(NAMES.map((name) => `coalesce(did.${name}, 0)::text as ${name}`).join(', '))},
      coalesce(held.balance, 0)::text as balance
    from page join ${member} m on m.id = page.id join ${memberTree} t on t.ancestor_id = ${range.agentId}::uuid and t.descendant_id = page.id
      left join did on did.member_id = page.id left join held on held.member_id = page.id
    order by page.place`,
  )
