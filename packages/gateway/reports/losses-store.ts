import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { member, memberTree } from '../member/schema.ts'
import { memberSums, withinDays } from './folded-store.ts'
import { pageOfIds } from './order-store.ts'
import type { TeamRange } from './team-store.ts'

/** What bets come to as text, so that no driver rounds it. */
export type PlayRow = Record<'bets' | 'stake' | 'valid_bet' | 'payout' | 'rebate' | 'gain', string>

export type MemberLossRow = PlayRow & { id: string; account: string; nickname: string; type: number; level: number }

const PLAY = ['bets', 'stake', 'valid_bet', 'payout', 'rebate', 'gain'] as const

const SUMS = sql`sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout, sum(rebate) as rebate,
  sum(payout + rebate - stake) as gain`

/** `played`: what each member's bets of the range came to, of one game type or of all. Who placed none that counts is not in it. */
const played = (range: TeamRange, gameType: string | undefined, whose: SQL): SQL => {
  const days = gameType === undefined ? withinDays(range) : sql`${withinDays(range)} and game_type = ${gameType}`
  // Rows that say nothing of bets are of money that moved.
  const betRows = sql`${days} and (bets <> 0 or stake <> 0 or payout <> 0 or rebate <> 0)`
  return sql`played as (
    select member_id, ${SUMS} from ${memberSums(betRows, whose)} each
    group by member_id having sum(bets) > 0)`
}

const OF_TEAM = sql`member_id in (select id from team)`

/** Who played within the scope. */
const PLAYERS = sql`from team join played on played.member_id = team.id join ${member} m on m.id = team.id where true`

/** These accounts, in their order. Whoever is not below the agent, or did not play, is left out. */
export const teamLossRows = (
  db: Queryable,
  range: TeamRange,
  { gameType }: { readonly gameType: string | undefined },
  ids: readonly string[],
): Promise<MemberLossRow[]> =>
  rowsOf<MemberLossRow>(
    db,
    sql`with ${pageOfIds(ids)},
      team as (select page.id, depth, place from page join ${memberTree} on ancestor_id = ${range.agentId}::uuid and descendant_id = page.id),
      ${played(range, gameType, OF_TEAM)}
      select m.id::text as id, m.account, m.nickname, m.type, team.depth as level,
        ${sql.raw(PLAY.map((name) => `played.${name}::text as ${name}`).join(', '))}
      ${PLAYERS} order by team.place`,
  )
