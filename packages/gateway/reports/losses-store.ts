import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { member, memberTree } from '../member/schema.ts'
import { memberSums, withinDays } from './folded-store.ts'
import { type Ids, idsInOrder, pageOfIds } from './order-store.ts'
import { teamNamed, type TeamRange } from './team-store.ts'

export interface LossFilter {
  /** Part of an account's name. */
  readonly account: string | undefined
  readonly gameType: string | undefined
  readonly side: 'LOSS' | 'GAIN' | undefined
}

/** What bets come to as text, so that no driver rounds it. */
export type PlayRow = Record<'bets' | 'stake' | 'valid_bet' | 'payout' | 'rebate' | 'gain', string>

export type MemberLossRow = PlayRow & { id: string; account: string; nickname: string; type: number; level: number }

export type LossTotalsRow = PlayRow & { members: number; losers: number; losses: string; winners: number; gains: string }

const PLAY = ['bets', 'stake', 'valid_bet', 'payout', 'rebate', 'gain'] as const

const SUMS = sql`sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout, sum(rebate) as rebate,
  sum(payout + rebate - stake) as gain`

/** `played`: what each member's bets of the range came to, of one game type or of all. Who placed none that counts is not in it. */
const played = (range: TeamRange, gameType: string | undefined, whose?: SQL): SQL => {
  const days = gameType === undefined ? withinDays(range) : sql`${withinDays(range)} and game_type = ${gameType}`
  // Rows that say nothing of bets are of money that moved.
  const betRows = sql`${days} and (bets <> 0 or stake <> 0 or payout <> 0 or rebate <> 0)`
  return sql`played as (
    select member_id, ${SUMS} from ${memberSums(betRows, whose)} each
    group by member_id having sum(bets) > 0)`
}

const OF_TEAM = sql`member_id in (select id from team)`

/** Of some names only those are summed; of a large team most who played are in it. */
const playedBy = (range: TeamRange, { gameType, account }: LossFilter): SQL =>
  played(range, gameType, account === undefined ? undefined : OF_TEAM)

const SIDE = { LOSS: sql`played.gain < 0`, GAIN: sql`played.gain > 0` }

/** Who played within the scope. */
const PLAYERS = sql`from team join played on played.member_id = team.id join ${member} m on m.id = team.id where true`

const ofSide = ({ side }: LossFilter): SQL => (side ? SIDE[side] : sql`true`)

const SORTS = {
  account: sql`lower(m.account)`,
  level: sql`team.depth`,
  bets: sql`played.bets`,
  stake: sql`played.stake`,
  validBet: sql`played.valid_bet`,
  payout: sql`played.payout`,
  rebate: sql`played.rebate`,
  gain: sql`played.gain`,
} as const

export interface LossWay {
  readonly sort: keyof typeof SORTS
  readonly order: 'asc' | 'desc'
}

/** Who is on the list, in its order; accounts with equal figures stand by their names. */
export const teamLossOrder = (db: Queryable, range: TeamRange, filter: LossFilter, { sort, order }: LossWay): Promise<Ids> =>
  idsInOrder(db, {
    from: sql`with ${teamNamed(range, filter.account)}, ${playedBy(range, filter)}`,
    id: sql`m.id`,
    order: sql`${PLAYERS} and ${ofSide(filter)} order by ${SORTS[sort]} ${sql.raw(order)}, lower(m.account)`,
  })

/** These accounts, in their order. Whoever is not below the agent, or did not play, is left out. */
export const teamLossRows = (
  db: Queryable,
  range: TeamRange,
  { gameType }: Pick<LossFilter, 'gameType'>,
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

/** What everybody who matches comes to; both sides of it, whichever is asked for. */
export const teamLossTotals = async (db: Queryable, range: TeamRange, filter: LossFilter): Promise<LossTotalsRow> => {
  const listed = ofSide(filter)
  const sums = PLAY.map((name) => sql`coalesce(sum(${sql.raw(`played.${name}`)}) filter (where ${listed}), 0)::text as ${sql.raw(name)}`)
  const [row] = await rowsOf<LossTotalsRow>(
    db,
    sql`with ${teamNamed(range, filter.account)}, ${playedBy(range, filter)}
      select (count(*) filter (where ${listed}))::int as members, ${sql.join(sums, sql`, `)},
        (count(*) filter (where ${SIDE.LOSS}))::int as losers, coalesce(sum(played.gain) filter (where ${SIDE.LOSS}), 0)::text as losses,
        (count(*) filter (where ${SIDE.GAIN}))::int as winners, coalesce(sum(played.gain) filter (where ${SIDE.GAIN}), 0)::text as gains
      ${PLAYERS}`,
  )
  return row!
}
