import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { member } from '../member/schema.ts'
import { memberSums, withinDays } from './folded-store.ts'
import { team, type TeamRange } from './team-store.ts'

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

/** `played`: what each member's bets of the range came to, of one game type or of all. Who placed none that counts is not in it. */
const played = (range: TeamRange, gameType: string | undefined): SQL => {
  const days = gameType === undefined ? withinDays(range) : sql`${withinDays(range)} and game_type = ${gameType}`
  return sql`played as (
    select member_id, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout, sum(rebate) as rebate,
      sum(payout + rebate - stake) as gain
    from ${memberSums(days)} each group by member_id having sum(bets) > 0)`
}

const SIDE = { LOSS: sql`played.gain < 0`, GAIN: sql`played.gain > 0` }

/** Who played within the scope, by part of a name. */
const players = ({ account }: LossFilter): SQL => sql`
  from team join played on played.member_id = team.id join ${member} m on m.id = team.id
  where true ${account === undefined ? sql`` : sql`and strpos(lower(m.account), ${account.toLowerCase()}) > 0`}`

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

export interface LossSlice {
  readonly sort: keyof typeof SORTS
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** One page; accounts with equal figures stand by their names. */
export const teamLossPage = (db: Queryable, range: TeamRange, filter: LossFilter, slice: LossSlice): Promise<MemberLossRow[]> =>
  rowsOf<MemberLossRow>(
    db,
    sql`with ${team(range)}, ${played(range, filter.gameType)}
      select m.id::text as id, m.account, m.nickname, m.type, team.depth as level,
        ${sql.raw(PLAY.map((name) => `played.${name}::text as ${name}`).join(', '))}
      ${players(filter)} and ${ofSide(filter)}
      order by ${SORTS[slice.sort]} ${sql.raw(slice.order)}, lower(m.account) limit ${slice.limit} offset ${slice.offset}`,
  )

/** What everybody who matches comes to; both sides of it, whichever is asked for. */
export const teamLossTotals = async (db: Queryable, range: TeamRange, filter: LossFilter): Promise<LossTotalsRow> => {
  const listed = ofSide(filter)
  const sums = PLAY.map((name) => sql`coalesce(sum(${sql.raw(`played.${name}`)}) filter (where ${listed}), 0)::text as ${sql.raw(name)}`)
  const [row] = await rowsOf<LossTotalsRow>(
    db,
    sql`with ${team(range)}, ${played(range, filter.gameType)}
      select (count(*) filter (where ${listed}))::int as members, ${sql.join(sums, sql`, `)},
        (count(*) filter (where ${SIDE.LOSS}))::int as losers, coalesce(sum(played.gain) filter (where ${SIDE.LOSS}), 0)::text as losses,
        (count(*) filter (where ${SIDE.GAIN}))::int as winners, coalesce(sum(played.gain) filter (where ${SIDE.GAIN}), 0)::text as gains
      ${players(filter)}`,
  )
  return row!
}
