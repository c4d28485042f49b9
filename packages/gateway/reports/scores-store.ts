import type { Units } from '@portico/contract/kit/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { bet, betVersion, settlement } from '../lottery/bets/schema.ts'
import { member } from '../member/schema.ts'
import { vendorRound } from '../vendors/schema.ts'
import { roundUuid, roundValidBet } from './as-of-store.ts'

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** Whose score, of bets that were settled from one instant up to another. */
export interface ScoreSpan {
  readonly from: Date
  readonly until: Date
  readonly currency: string
  readonly category: string | null
  readonly minStake: Units
}

/** In tenths. */
export interface Score {
  readonly memberId: string
  readonly score: number
  readonly reachedAt: Date
}

const idsOf = (members: readonly string[]): SQL => sql`string_to_array(${members.join()}, ',')::uuid[]`

/** Bets and rounds of vendors' games that score: of accounts that play for money, are open and hold back from nothing that is asked of them here. */
const scoring = (members: readonly string[], { from, until, currency, category, minStake }: ScoreSpan): SQL => sql`
  select b.member_id, b.id, b.settled_at, b.stake, b.payout, b.valid_bet
  from ${settlement} s join ${bet} b on b.issue_id = s.issue_id and b.member_id = s.member_id and b.settled_at = s.at
    join ${member} m on m.id = b.member_id and m.trial_ends_at is null and m.state = 'ACTIVE' and m.currency = ${currency}
  where s.member_id = any(${idsOf(members)}) and s.at >= ${instant(from)} and s.at < ${instant(until)}
    and b.state in ('WON', 'LOST', 'PUSH') and b.currency = ${currency} and b.stake >= ${String(minStake)}::bigint
    and ${category === null ? sql`true` : sql`b.game_type = ${category}`}
  union all
  select r.member_id, ${roundUuid(sql`r`)}, r.closed_at, r.staked, r.won, ${roundValidBet(sql`r`)}
  from ${vendorRound} r join ${member} m on m.id = r.member_id and m.trial_ends_at is null and m.state = 'ACTIVE' and m.currency = ${currency}
  where r.member_id = any(${idsOf(members)}) and r.state = 'CLOSED' and r.closed_at >= ${instant(from)} and r.closed_at < ${instant(until)}
    and r.currency = ${currency} and r.staked > 0 and r.staked >= ${String(minStake)}::bigint
    and ${category === null ? sql`true` : sql`r.game_type = ${category}`}`

type ScoreRow = { memberId: string; score: string; reachedAt: number }
const toScore = ({ memberId, score, reachedAt }: ScoreRow): Score => ({ memberId, score: Number(score), reachedAt: new Date(reachedAt) })

/** The sum of each member's highest multipliers, and when the last of them was settled. */
export const multiplierScores = async (
  db: Queryable,
  members: readonly string[],
  span: ScoreSpan & { readonly best: number },
): Promise<Score[]> =>
  (
    await rowsOf<ScoreRow>(
      db,
      sql`with scoring as (${scoring(members, span)}),
        multipliers as (
          select member_id, settled_at, id, payout * 10 / stake as multiplier from scoring where payout * 10 >= stake
        ), ranked as (
          select *, row_number() over (partition by member_id order by multiplier desc, settled_at, id) as n from multipliers
        )
        select member_id as "memberId", sum(multiplier)::text as score, (extract(epoch from max(settled_at)) * 1000)::float8 as "reachedAt"
        from ranked where n <= ${span.best} group by member_id`,
    )
  ).map(toScore)

/** The valid bets of each member in whole units of the currency, and when the last of them was settled. */
export const validBetScores = async (db: Queryable, members: readonly string[], span: ScoreSpan): Promise<Score[]> =>
  (
    await rowsOf<ScoreRow>(
      db,
      sql`with scoring as (${scoring(members, span)})
        select member_id as "memberId", (sum(valid_bet) / 10000 * 10)::bigint::text as score,
          (extract(epoch from max(settled_at)) * 1000)::float8 as "reachedAt"
        from scoring where valid_bet > 0 group by member_id having sum(valid_bet) >= 10000`,
    )
  ).map(toScore)

/** Who had bets settled or rounds closed between two instants, or such of theirs changed. */
export const membersSettled = async (db: Queryable, from: Date, to: Date): Promise<string[]> =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`select distinct member_id as id from ${settlement} where at >= ${instant(from)} and at <= ${instant(to)}
        union select distinct b.member_id from ${betVersion} v join ${bet} b on b.id = v.bet_id
          where v.until >= ${instant(from)} and v.until <= ${instant(to)}
        union select member_id from ${vendorRound} r
          where r.state = 'CLOSED' and r.closed_at >= ${instant(from)} and r.closed_at <= ${instant(to)}
        union select member_id from ${vendorRound} r
          where r.state = 'CLOSED' and r.last_at > r.closed_at and r.last_at >= ${instant(from)} and r.last_at <= ${instant(to)}`,
    )
  ).map(({ id }) => id)
