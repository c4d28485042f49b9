import type { Units } from '@portico/contract/kit/money'
import type { LinkSort, LinkState, LinkType } from '@portico/contract/register-link/shapes'
import { type SQL, sql } from 'drizzle-orm'
import { deposit } from '../cashier/schema.ts'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { member } from '../member/schema.ts'
import { registerJoin, registerLink } from '../register-links/schema.ts'

/** Which links of an agent; `find` is part of a code or a channel. */
export interface LinkFilter {
  readonly agentId: string
  readonly find: string | undefined
  readonly type?: LinkType | undefined
  readonly state?: LinkState | undefined
  readonly sort: LinkSort
  readonly order: 'asc' | 'desc'
  readonly now: Date
}

type LinkRow = typeof registerLink.$inferSelect & { readonly deposited: number }

type Packed = Omit<LinkRow, 'createdAt' | 'expiresAt' | 'revokedAt'> & {
  readonly key: string
  readonly created: string
  readonly expires: string | null
  readonly revoked: string | null
}

const ms = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::bigint`

const KEYS: Readonly<Record<LinkSort, SQL>> = {
  created: ms(sql`created_at`),
  uses: sql`uses::bigint`,
  clicks: sql`clicks::bigint`,
  deposited: sql`deposited::bigint`,
}

const CREDITED = sql`(select 1 from ${deposit} d where d.member_id = j.member_id and d.credited_at is not null)`

/** `links`: those of the agent that match, each with what it is sorted by. */
const matching = ({ agentId, find, type, state, sort, now }: LinkFilter): SQL => sql`
  brought as (select j.link_id, count(*)::int as deposited from ${registerJoin} j
    where j.agent_id = ${agentId}::uuid and j.link_id is not null and exists ${CREDITED} group by 1),
  links as (select each.*, ${KEYS[sort]} as key from (
    select l.*, coalesce(b.deposited, 0) as deposited,
      case when l.revoked_at is not null then 'REVOKED' when l.expires_at <= ${now.toISOString()}::timestamptz then 'EXPIRED'
        when l.uses >= l.max_uses then 'USED_UP' else 'LIVE' end as state
    from ${registerLink} l left join brought b on b.link_id = l.id
    where l.agent_id = ${agentId}::uuid
      and (${find === undefined} or strpos(lower(l.code), ${(find ?? '').toLowerCase()}) > 0 or strpos(lower(l.channel), ${(find ?? '').toLowerCase()}) > 0)
      and (${type === undefined} or l.type = ${type ?? ''})) each
    where ${state === undefined} or each.state = ${state ?? ''})`

interface Keyed {
  readonly key: string
  readonly id: string
}
const placeOf = ({ key, id }: Keyed): string => `${key}.${id}`
const beyond = (place: string | undefined, than: SQL): SQL => {
  if (place === undefined) return sql`true`
  const dot = place.indexOf('.')
  return sql`(key, id) ${than} (${place.slice(0, dot)}::bigint, ${place.slice(dot + 1)}::uuid)`
}

const instant = (text: string): Date => new Date(Number(text))

/** A page of links in the filter's order, and the places that lead on; equal keys are told apart by their ids. */
export const registerLinkPage = async (
  db: Queryable,
  filter: LinkFilter,
  { after, before, size }: { readonly after?: string | undefined; readonly before?: string | undefined; readonly size: number },
) => {
  const back = after === undefined && before !== undefined
  const down = (filter.order === 'desc') !== back
  const [than, direction] = down ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const found = await rowsOf<Packed>(
    db,
    sql`with ${matching(filter)}
      select id, code, agent_id as "agentId", type, rates, channel, max_uses as "maxUses", uses, clicks, deposited,
        revoked_reason as "revokedReason", key::text, ${ms(sql`created_at`)}::text as created, ${ms(sql`expires_at`)}::text as expires,
        ${ms(sql`revoked_at`)}::text as revoked
      from links where ${beyond(back ? before : after, than)} order by key ${direction}, id ${direction} limit ${size + 1}::int`,
  )
  const more = found.length > size
  const page = found.slice(0, size)
  if (back) page.reverse()
  const [first, last] = [page[0], page.at(-1)]
  return {
    rows: page.map(
      ({ key: _key, created, expires, revoked, ...row }): LinkRow => ({
        ...row,
        createdAt: instant(created),
        expiresAt: expires === null ? null : instant(expires),
        revokedAt: revoked === null ? null : instant(revoked),
      }),
    ),
    next: last && (back || more) ? placeOf(last) : null,
    previous: first && (back ? more : after !== undefined) ? placeOf(first) : null,
  }
}

/** What all links that match come to. */
export const registerLinkTotals = async (db: Queryable, filter: LinkFilter) => {
  const [row] = await rowsOf<{ links: number; uses: number; clicks: number; deposited: number }>(
    db,
    sql`with ${matching(filter)} select count(*)::int as links, coalesce(sum(uses), 0)::int as uses, coalesce(sum(clicks), 0)::int as clicks,
      coalesce(sum(deposited), 0)::int as deposited from links`,
  )
  return row!
}

/** How many of those who registered by a link have deposited. */
export const depositedBy = async (db: Queryable, linkId: string): Promise<number> =>
  (
    await rowsOf<{ deposited: number }>(
      db,
      sql`select count(*)::int as deposited from ${registerJoin} j where j.link_id = ${linkId}::uuid and exists ${CREDITED}`,
    )
  )[0]?.deposited ?? 0

export interface Registered {
  readonly agentId: string
  /** Absent: those that the agent opened. */
  readonly linkId?: string | undefined
  readonly after?: string | undefined
  readonly size: number
}

/** Accounts that came by a link or were opened by an agent, the latest first, each with its first deposit in 1/10000. */
export const registeredPage = async (db: Queryable, { agentId, linkId, after, size }: Registered) => {
  const whose = sql`j.agent_id = ${agentId}::uuid and ${linkId === undefined ? sql`j.link_id is null` : sql`j.link_id = ${linkId}::uuid`}`
  const rows = await rowsOf<Keyed & { account: string; type: number; deposited: string | null }>(
    db,
    sql`select * from (select m.id, m.account, m.type, ${ms(sql`j.joined_at`)} as key,
        (select d.amount from ${deposit} d where d.member_id = m.id and d.credited_at is not null order by d.credited_at limit 1)::text as deposited
      from ${registerJoin} j join ${member} m on m.id = j.member_id where ${whose}) each
      where ${beyond(after, sql`<`)} order by key desc, id desc limit ${size + 1}::int`,
  )
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const [count] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from ${registerJoin} j where ${whose}`)
  return {
    rows: page.map(({ id, account, type, key, deposited }) => ({
      id,
      account,
      type,
      joinedAt: instant(key),
      firstDeposit: deposited === null ? null : (BigInt(deposited) satisfies Units),
    })),
    next: last && rows.length > size ? placeOf(last) : null,
    total: count?.total ?? 0,
  }
}
