import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { ledgerAccount } from '../ledger/schema.ts'
import { member, memberTree } from '../member/schema.ts'
import { type FigureRow, teamTotals, type TotalsRow } from './figures-store.ts'
import { memberSums, withinDays } from './folded-store.ts'
import { end, iso, start, team, type TeamRange } from './team-store.ts'

export interface MemberFilter {
  readonly account: string | undefined
  readonly opened: boolean
  readonly active: boolean
}

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

const DID = sql.raw(`sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(stake) as stake, sum(valid_bet) as valid_bet,
  sum(payout) as payout, sum(rebate) as rebate, sum(stake - payout - rebate) as profit, sum(bets) as bets, sum(credits) as credits`)

/** `did`: what members did in the range, of some or of all there are: of a large team most who did anything are in it. */
const did = (range: TeamRange, whose?: SQL): SQL =>
  sql`did as (select member_id, ${DID} from ${memberSums(withinDays(range), whose)} each group by member_id)`

/** `held`: what accounts of the team hold at the end of the range: today's balance, less what has moved since. */
const holdings = (range: TeamRange): SQL => sql`
  held as (
    select a.owner_id, sum(a.balance) - coalesce(min(since.moved), 0) as balance
    from team join ${ledgerAccount} a on a.owner_id = team.id
      left join (select member_id, sum(moved) as moved from ${memberSums(sql`day > ${range.to}::date`)} each group by member_id) since
        on since.member_id = a.owner_id
    group by a.owner_id)`

/** `below`: how many accounts stand below each of the team that has any. */
const BELOW = sql`below as (select t.ancestor_id, count(*) as downlines from team join ${memberTree} t on t.ancestor_id = team.id and t.depth > 0 group by 1)`

interface Sort {
  readonly by: SQL
  readonly needs?: 'did' | 'held' | 'below'
}

const done = (column: string): Sort => ({ by: sql.raw(`coalesce(did.${column}, 0)`), needs: 'did' })

const SORTS = {
  account: { by: sql`lower(m.account)` },
  level: { by: sql`team.depth` },
  downlines: { by: sql`coalesce(below.downlines, 0)`, needs: 'below' },
  balance: { by: sql`coalesce(held.balance, 0)`, needs: 'held' },
  deposits: done('deposits'),
  withdrawals: done('withdrawals'),
  validBet: done('valid_bet'),
  payout: done('payout'),
  profit: done('profit'),
  joinedAt: { by: sql`m.joined_at` },
} as const satisfies Readonly<Record<string, Sort>>

export type MemberSort = keyof typeof SORTS

const ACTIVE = sql`(coalesce(did.bets, 0) > 0 or coalesce(did.credits, 0) > 0)`

/** Accounts of the scope that existed at the end of the range and match. */
const matching = (range: TeamRange, { account, opened, active }: MemberFilter): SQL => sql`
  where m.joined_at < ${end(range)}
    ${account === undefined ? sql`` : sql`and strpos(lower(m.account), ${account.toLowerCase()}) > 0`}
    ${opened ? sql`and m.joined_at >= ${start(range)}` : sql``} ${active ? sql`and ${ACTIVE}` : sql``}`

export interface MemberSlice {
  readonly sort: MemberSort
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
  /** How many match: what is nearer to the end is looked for from there. */
  readonly total: number
}

/** One page: first who is on it, then what they did, of them alone. */
export const teamMemberPage = async (
  db: Queryable,
  range: TeamRange,
  filter: MemberFilter,
  { sort, order, limit, offset, total }: MemberSlice,
): Promise<MemberRow[]> => {
  const { by, needs }: Sort = SORTS[sort]
  const size = Math.min(limit, total - offset)
  if (size <= 0) return []
  const fromEnd = offset > total / 2
  const place = fromEnd ? total - offset - size : offset
  const [direction, tie] = [sql.raw((order === 'asc') === fromEnd ? 'desc' : 'asc'), sql.raw(fromEnd ? 'desc' : 'asc')]
  const joins = new Set([needs, filter.active ? ('did' as const) : undefined])
  const parts = [
    ...(joins.has('did') ? [did(range)] : []),
    ...(joins.has('held') ? [holdings(range)] : []),
    ...(joins.has('below') ? [BELOW] : []),
  ].map((part) => sql`, ${part}`)
  const page = sql`
    with ${team(range)} ${sql.join(parts, sql``)}
    select m.id, team.depth as level from team join ${member} m on m.id = team.id
      ${joins.has('did') ? sql`left join did on did.member_id = m.id` : sql``}
      ${joins.has('held') ? sql`left join held on held.owner_id = m.id` : sql``}
      ${joins.has('below') ? sql`left join below on below.ancestor_id = m.id` : sql``}
    ${matching(range, filter)} order by ${by} ${direction}, lower(m.account) ${tie} limit ${size} offset ${place}`
  const rows = await rowsOf<MemberRow>(
    db,
    sql`with page as materialized (select id, level, row_number() over () as place from (${page}) found),
      ${did(range, sql`member_id in (select id from page)`)},
      held as (select member_id, sum(moved) as balance from ${memberSums(sql`day <= ${range.to}::date`, sql`member_id in (select id from page)`)} each
        group by member_id)
    select m.id, m.account, m.nickname, m.type, page.level, m.state, ${iso(sql`m.joined_at`)} as joined_at, ${iso(sql`m.seen_at`)} as seen_at,
      (select count(*) from ${memberTree} t where t.ancestor_id = m.id and t.depth > 0)::int as downlines,
      ${sql.raw(['deposits', 'withdrawals', 'stake', 'valid_bet', 'payout', 'rebate', 'profit', 'bets'].map((name) => `coalesce(did.${name}, 0)::text as ${name}`).join(', '))},
      coalesce(held.balance, 0)::text as balance
    from page join ${member} m on m.id = page.id left join did on did.member_id = page.id left join held on held.member_id = page.id
    order by page.place`,
  )
  return fromEnd ? rows.toReversed() : rows
}

const TOTALS = sql.raw(
  ['deposits', 'withdrawals', 'stake', 'valid_bet', 'payout', 'rebate', 'profit', 'bets']
    .map((name) => `coalesce(sum(did.${name}), 0)::text as ${name}`)
    .join(', '),
)

export const teamMemberTotals = async (db: Queryable, range: TeamRange, filter: MemberFilter): Promise<TotalsRow> => {
  if (filter.account === undefined && !filter.opened && !filter.active) return teamTotals(db, range)
  const [row] = await rowsOf<TotalsRow>(
    db,
    sql`with ${team(range)}, ${did(range)}, ${holdings(range)}
      select ${TOTALS}, coalesce(sum(held.balance), 0)::text as balance, count(*)::int as members,
        (count(*) filter (where m.joined_at >= ${start(range)}))::int as new_accounts, (count(*) filter (where ${ACTIVE}))::int as active_members
      from team join ${member} m on m.id = team.id left join did on did.member_id = m.id left join held on held.owner_id = m.id
      ${matching(range, filter)}`,
  )
  return row!
}
