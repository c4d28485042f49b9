import { type SQL, sql } from 'drizzle-orm'
import { deposit } from '../cashier/schema.ts'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { ledgerAccount, ledgerDay } from '../ledger/schema.ts'
import { bet, settlement } from '../lottery/bets/schema.ts'
import { memberTree } from '../member/schema.ts'
import { vendorRound } from '../vendors/schema.ts'
import { roundUuid, roundValidBet } from './as-of-store.ts'

/** Half-open. */
export interface FigureSpan {
  readonly from: Date
  readonly to: Date
}

/** What a member did in the span of this index; `nearest`: the member or the nearest above among those that teams are made of. */
export interface MemberFigures {
  readonly span: number
  readonly member: string
  readonly nearest: string
  readonly turnover: string
  readonly loss: string
  readonly deposits: string
}

const spanRows = (spans: readonly FigureSpan[]): SQL =>
  sql`span(index, starts, ends) as (values ${sql.join(
    spans.map(({ from, to }, index) => sql`(${index}::int, ${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`),
    sql`, `,
  )})`

const idList = (ids: readonly string[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )

/** `team(id, nearest)`: everybody below some holders, with the nearest of them. */
const teamOf = (holders: readonly string[]): SQL => sql`team as (
  select distinct on (descendant_id) descendant_id as id, ancestor_id as nearest
  from ${memberTree} where ancestor_id in (${idList(holders)}) order by descendant_id, depth)`

/** Whether a round of a vendor's game counts as a bet: closed, and not given back as a whole. */
const roundCounts = (round: SQL): SQL =>
  sql`${round}.state = 'CLOSED' and (${round}.staked > 0 or ${round}.won > 0) and ${round}.game_type <> ''`

/** Figures by member of the teams of holders in spans: settled bets and closed rounds of a currency that count, and credited deposits. */
export const contractFigures = (
  db: Queryable,
  { holders, currency, spans }: { readonly holders: readonly string[]; readonly currency: string; readonly spans: readonly FigureSpan[] },
): Promise<MemberFigures[]> =>
  rowsOf(
    db,
    sql`with ${spanRows(spans)}, ${teamOf(holders)},
      done as (
        select span.index, b.member_id as id, team.nearest, b.valid_bet as turnover, b.stake - b.payout as loss, 0 as deposits
        from span join ${settlement} s on s.at >= span.starts and s.at < span.ends
          join ${bet} b on b.issue_id = s.issue_id and b.member_id = s.member_id and b.settled_at = s.at
          join team on team.id = b.member_id
        where b.state in ('WON', 'LOST', 'PUSH') and b.currency = ${currency}
        union all
        select span.index, r.member_id, team.nearest, ${roundValidBet(sql`r`)}, r.staked - r.won, 0
        from span join ${vendorRound} r on r.closed_at >= span.starts and r.closed_at < span.ends join team on team.id = r.member_id
        where ${roundCounts(sql`r`)} and r.currency = ${currency}
        union all
        select span.index, d.member_id, team.nearest, 0, 0, 1
        from span join ${deposit} d on d.credited_at >= span.starts and d.credited_at < span.ends join team on team.id = d.member_id
        where d.state = 'CREDITED' and d.currency = ${currency})
      select index as span, id::text as member, nearest::text as nearest, sum(turnover)::text as turnover, sum(loss)::text as loss,
        sum(deposits)::text as deposits
      from done group by index, id, nearest`,
  )

/** What a member was paid by a transfer code on the days of this index. */
export interface MemberPaid extends Pick<MemberFigures, 'span' | 'member' | 'nearest'> {
  readonly code: string
  readonly amount: string
}

/** What members of the teams of holders were paid besides in spans of the merchant's whole days, in units. */
export const teamPaidBesides = (
  db: Queryable,
  {
    holders,
    currency,
    spans,
    codes,
  }: {
    readonly holders: readonly string[]
    readonly currency: string
    readonly spans: readonly { readonly first: string; readonly last: string }[]
    readonly codes: readonly string[]
  },
): Promise<MemberPaid[]> =>
  rowsOf(
    db,
    sql`with span(index, first, last) as (values ${sql.join(
      spans.map(({ first, last }, index) => sql`(${index}::int, ${first}::date, ${last}::date)`),
      sql`, `,
    )}), ${teamOf(holders)}
      select span.index as span, a.owner_id::text as member, team.nearest::text as nearest, d.code, sum(d.credits - d.debits)::text as amount
      from span join ${ledgerDay} d on d.day >= span.first and d.day <= span.last join ${ledgerAccount} a on a.id = d.account_id
        join team on team.id = a.owner_id
      where a.kind = 'player:cash' and a.currency = ${currency} and d.code = any(string_to_array(${codes.join(',')}, ','))
      group by 1, 2, 3, 4 order by 1, 2, 4`,
  )

export interface PlayedBetRow {
  readonly id: string
  readonly account: string
  readonly nearest: string
  readonly category: string
  readonly stake: string
  readonly payout: string
  readonly at: string
}

/** The latest settled bets of the teams of holders in a span, one by one; amounts in units. */
export const contractBets = (
  db: Queryable,
  {
    holders,
    currency,
    span,
    most,
  }: { readonly holders: readonly string[]; readonly currency: string; readonly span: FigureSpan; readonly most: number },
): Promise<PlayedBetRow[]> =>
  rowsOf(
    db,
    sql`with ${teamOf(holders)}
      select id::text as id, account::text as account, nearest::text as nearest, category, stake::text as stake, payout::text as payout,
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from (select b.id, b.member_id as account, team.nearest, b.game_type as category, b.stake, b.payout, s.at
      from ${settlement} s join ${bet} b on b.issue_id = s.issue_id and b.member_id = s.member_id and b.settled_at = s.at
        join team on team.id = b.member_id
      where s.at >= ${span.from.toISOString()}::timestamptz and s.at < ${span.to.toISOString()}::timestamptz
        and b.state in ('WON', 'LOST', 'PUSH') and b.currency = ${currency}
      union all
      select ${roundUuid(sql`r`)}, r.member_id, team.nearest, r.game_type, r.staked, r.won, r.closed_at
      from ${vendorRound} r join team on team.id = r.member_id
      where r.closed_at >= ${span.from.toISOString()}::timestamptz and r.closed_at < ${span.to.toISOString()}::timestamptz
        and ${roundCounts(sql`r`)} and r.currency = ${currency}) played
      order by at desc limit ${most}`,
  )
