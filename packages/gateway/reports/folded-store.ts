import { type SQL, sql } from 'drizzle-orm'
import { figureDay, figureDelta, figureTeamDay, SUMS } from '../figures/schema.ts'
import { memberTree } from '../member/schema.ts'
import { team, type TeamRange } from './team-store.ts'

const COLUMNS = sql.raw(['day', 'game_type', ...SUMS].join(', '))
const ofDelta = sql.raw(['d.day', 'd.game_type', ...SUMS.map((column) => `d.${column}`)].join(', '))

type Whose = Pick<TeamRange, 'agentId' | 'scope'>

/** What was put down since the last fold, of the scope. */
const unfolded = ({ agentId, scope }: Whose): SQL => sql`
  select ${ofDelta} from ${figureDelta} d join ${memberTree} t on t.descendant_id = d.member_id and t.ancestor_id = ${agentId}::uuid
  ${{ SELF: sql`and t.depth = 0`, DIRECT: sql`and t.depth = 1`, TEAM: sql`` }[scope]}`

const own = (agentId: string, days: SQL): SQL => sql`select ${COLUMNS} from ${figureDay} where member_id = ${agentId}::uuid and ${days}`
const below = (agentId: string, direct: boolean, days: SQL): SQL =>
  sql`select ${COLUMNS} from ${figureTeamDay} where agent_id = ${agentId}::uuid and direct = ${direct} and ${days}`

/**
 * Rows of `day, game_type` and all sums that together are what the scope did, folded and unfolded: one statement sees each change once. A
 * day has several of them. `days`: a condition on `day`.
 */
export const scopeSums = ({ agentId, scope }: Whose, days: SQL = sql`true`): SQL => {
  const folded = {
    SELF: own(agentId, days),
    DIRECT: below(agentId, true, days),
    TEAM: sql`${below(agentId, false, days)} union all ${own(agentId, days)}`,
  }[scope]
  return sql`(select * from (${folded} union all ${unfolded({ agentId, scope })}) each where ${days})`
}

/** The same of each member: rows of `member_id, day, game_type` and all sums. Joined by who asks; `days` and `whose` narrow it. */
export const memberSums = (days: SQL, whose: SQL = sql`true`): SQL => sql`(
  select member_id, ${COLUMNS} from ${figureDay} where ${days} and ${whose}
  union all
  select member_id, ${COLUMNS} from ${figureDelta} where ${days} and ${whose})`

/** How many accounts stand below one, as they joined: counting those of the tree goes through all of a large team. */
export const joinedBelow = (account: SQL): SQL => sql`(
  coalesce((select sum(f.joined) from ${figureTeamDay} f where f.agent_id = ${account} and not f.direct and f.joined <> 0), 0)
  + coalesce((select sum(d.joined) from ${figureDelta} d join ${memberTree} t on t.descendant_id = d.member_id
    where d.joined <> 0 and t.ancestor_id = ${account} and t.depth > 0), 0))`

export const withinDays = ({ from, to }: Pick<TeamRange, 'from' | 'to'>): SQL => sql`day between ${from}::date and ${to}::date`

/**
 * Members of the scope who bet or paid in: a distinct count. It does not add up over days, so it is counted of the members' own rows and never of
 * sums of teams.
 */
export const activeMembers = (range: TeamRange): SQL => sql`
  with ${team(range)}, busy as (
    select member_id from ${memberSums(sql`${withinDays(range)} and (bets <> 0 or credits <> 0)`)} did group by member_id having sum(bets) > 0 or sum(credits) > 0)
  select count(*)::int as active from busy join team on team.id = busy.member_id`
