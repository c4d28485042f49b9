import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { ledgerAccount } from '../ledger/schema.ts'
import { member, memberTree } from '../member/schema.ts'
import { memberSums, withinDays } from './folded-store.ts'
import { type Ids, idsInOrder } from './order-store.ts'
import { end, ownerOf, start, teamNamed, type TeamRange } from './team-store.ts'

export interface MemberFilter {
  /** Part of an account's name. */
  readonly account: string | undefined
  readonly opened: boolean
  readonly active: boolean
}

/** Of some members or of all there are: of a large team most who did anything are in it. */
const some = (part: string | undefined): SQL | undefined => (part === undefined ? undefined : sql`member_id in (select id from team)`)

/** What each of the team has in its accounts now. Of some names each is looked at by itself: there are far more accounts than that. */
const balances = (part: string | undefined): SQL =>
  part === undefined
    ? sql`(select owner_id as id, balance from ${ledgerAccount})`
    : sql`(select team.id, own.balance from team cross join lateral (select balance from ${ledgerAccount} a where ${ownerOf(sql`a`)} = team.id offset 0) own)`

/** `held`: what accounts of the team hold at the end of the range: today's balance, less what has moved since. */
export const holdings = (range: TeamRange, part: string | undefined): SQL => sql`
  since as (select member_id, sum(moved) as moved from ${memberSums(sql`day > ${range.to}::date and moved <> 0`, some(part))} each group by member_id),
  held as (
    select team.id as owner_id, sum(a.balance) - coalesce(min(since.moved), 0) as balance
    from team join ${balances(part)} a on a.id = team.id left join since on since.member_id = team.id
    group by team.id)`

/** `below`: how many accounts stand below each of the team; its own place in the tree is none of them. */
const BELOW = sql`below as (select t.ancestor_id, count(*) - 1 as downlines from team join ${memberTree} t on t.ancestor_id = team.id group by 1)`

/** `did`: what is sorted by, summed of the rows that say anything of it. */
const did = (range: TeamRange, part: string | undefined, what: string): SQL =>
  sql`did as (select member_id, sum(${sql.raw(what)}) as did from ${memberSums(sql`${withinDays(range)} and (${sql.raw(what)}) <> 0`, some(part))} each
    group by member_id)`

/** `busy`: who bet or paid in within the range. */
const busy = (range: TeamRange, part: string | undefined): SQL =>
  sql`busy as (select member_id from ${memberSums(sql`${withinDays(range)} and (bets <> 0 or credits <> 0)`, some(part))} each
    group by member_id having sum(bets) > 0 or sum(credits) > 0)`

const DID = {
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  validBet: 'valid_bet',
  payout: 'payout',
  profit: 'stake - payout - rebate',
} as const

const PLAIN = { account: sql`lower(m.account)`, level: sql`team.depth`, joinedAt: sql`m.joined_at` } as const

export type MemberSort = keyof typeof DID | keyof typeof PLAIN | 'downlines' | 'balance'

interface Way {
  readonly by: SQL
  /** Parts of the query that `by` reads, and how they are joined. */
  readonly part?: SQL
  readonly join?: SQL
}

const wayOf = (range: TeamRange, account: string | undefined, sort: MemberSort): Way => {
  if (sort === 'downlines')
    return { by: sql`coalesce(below.downlines, 0)`, part: BELOW, join: sql`left join below on below.ancestor_id = m.id` }
  if (sort === 'balance') {
    const join = sql`left join held on held.owner_id = m.id`
    return { by: sql`coalesce(held.balance, 0)`, part: holdings(range, account), join }
  }
  if (sort in PLAIN) return { by: PLAIN[sort as keyof typeof PLAIN] }
  const join = sql`left join did on did.member_id = m.id`
  return { by: sql`coalesce(did.did, 0)`, part: did(range, account, DID[sort as keyof typeof DID]), join }
}

/** Accounts of the scope that existed at the end of the range and match. */
export const matching = (range: TeamRange, { opened }: MemberFilter): SQL =>
  sql`where m.joined_at < ${end(range)} ${opened ? sql`and m.joined_at >= ${start(range)}` : sql``}`

/** Who is on a list, in its order; accounts that are equal stand by their names. */
export const teamMemberOrder = (
  db: Queryable,
  range: TeamRange,
  filter: MemberFilter,
  { sort, order }: { readonly sort: MemberSort; readonly order: 'asc' | 'desc' },
): Promise<Ids> => {
  const { account, active } = filter
  const { by, part, join } = wayOf(range, account, sort)
  const parts = [...(part ? [part] : []), ...(active ? [busy(range, account)] : [])].map((each) => sql`, ${each}`)
  return idsInOrder(db, {
    from: sql`with ${teamNamed(range, account)} ${sql.join(parts, sql``)}`,
    id: sql`m.id`,
    order: sql`from team join ${member} m on m.id = team.id ${join ?? sql``} ${active ? sql`join busy on busy.member_id = m.id` : sql``}
      ${matching(range, filter)} order by ${by} ${sql.raw(order)}, lower(m.account)`,
  })
}
