import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { figureDay, figureDelta, figureFold, figureTeamDay } from '../figures/schema.ts'
import { ledgerAccount } from '../ledger/schema.ts'
import { member, memberTree } from '../member/schema.ts'
import { memberSums } from './folded-store.ts'
import { team, type TeamRange } from './team-store.ts'

/** Sums that are asked for together, and are zero together: who only paid in did not play. */
export const COLUMNS = {
  BUSY: ['bets', 'credits'],
  PLAY: ['bets', 'stake', 'valid_bet', 'payout', 'rebate'],
  MONEY: ['deposits', 'withdrawals', 'moved'],
} as const

export type ColumnKind = keyof typeof COLUMNS

/** Whose columns: an account's alone, or of everybody below as well. */
export type Whose = Pick<TeamRange, 'agentId'> & { readonly scope: 'SELF' | 'TEAM' }

/** Rows of members on a day by one kind of game, column by column: ids of 16 bytes, sums of 8. */
export interface PackedRows {
  readonly day: string
  readonly gameType: string
  readonly members: Uint8Array
  /** In the order of `COLUMNS`. */
  readonly sums: readonly Uint8Array[]
}

/** Bytes of all rows one after the other. */
const bytesOf = (value: SQL): SQL => sql`string_agg(${value}, ''::bytea)`

/** Rows of `day, game_type, members, c0, c1, …` of what `rows` says anything of. */
const packed = (kind: ColumnKind, rows: SQL): SQL => {
  const columns = COLUMNS[kind].map((name) => sql.raw(name))
  const sums = columns.map((column, n) => sql`${bytesOf(sql`int8send(${column}::bigint)`)} as ${sql.raw(`c${n}`)}`)
  const any = columns.map((column) => sql`${column} <> 0`)
  return sql`select day, game_type, ${bytesOf(sql`uuid_send(member_id)`)} as members, ${sql.join(sums, sql`, `)}
    from (${rows}) each where ${sql.join(any, sql` or `)} group by day, game_type`
}

type PackedRow<Bytes> = { readonly day: string; readonly game_type: string; readonly members: Bytes } & Readonly<
  Record<`c${number}`, Bytes>
>

const unpacked = <Bytes>(kind: ColumnKind, row: PackedRow<Bytes>, read: (bytes: Bytes) => Uint8Array): PackedRows => ({
  day: row.day,
  gameType: row.game_type,
  members: read(row.members),
  sums: COLUMNS[kind].map((_, n) => read(row[`c${n}`]!)),
})

const DEPTH = { SELF: sql`and t.depth = 0`, TEAM: sql`` }

/** Accounts of a team as they joined, which is quicker than to count those of the tree. */
const joined = ({ agentId, scope }: Whose): SQL =>
  scope === 'SELF'
    ? sql`1`
    : sql`(1 + coalesce((select sum(f.joined) from ${figureTeamDay} f where f.agent_id = ${agentId}::uuid and not f.direct and f.joined <> 0), 0)
      + coalesce((select sum(d.joined) from ${figureDelta} d join ${memberTree} t on t.descendant_id = d.member_id
        where d.joined <> 0 and t.ancestor_id = ${agentId}::uuid and t.depth > 0), 0))::int`

export interface TeamNow {
  /** How often each day was folded; one that never was is not in it. */
  readonly folds: Readonly<Record<string, string>>
  /** How many are in the team. */
  readonly members: number
  /** What was put down of the days and is not folded yet. */
  readonly unfolded: Readonly<Record<ColumnKind, readonly PackedRows[]>>
}

/** How figures of some days stand, all at one instant: what is kept of them is still so if its days were not folded since. */
export const teamNow = async (
  db: Queryable,
  whose: Whose,
  days: { from: string; to: string },
  kinds: readonly ColumnKind[],
): Promise<TeamNow> => {
  const deltas = sql`select d.* from ${figureDelta} d join ${memberTree} t on t.descendant_id = d.member_id
    where t.ancestor_id = ${whose.agentId}::uuid ${DEPTH[whose.scope]} and d.day between ${days.from}::date and ${days.to}::date`
  const unfolded = kinds.map((kind) => sql`${kind}::text, (select coalesce(jsonb_agg(rows), '[]') from (${packed(kind, deltas)}) rows)`)
  const [row] = await rowsOf<{
    folds: Record<string, string>
    members: number
    unfolded: Partial<Record<ColumnKind, PackedRow<string>[]>>
  }>(
    db,
    sql`select (select coalesce(jsonb_object_agg(to_char(day, 'YYYY-MM-DD'), folds::text), '{}') from ${figureFold}
        where day between ${days.from}::date and ${days.to}::date) as folds,
      ${joined(whose)} as members, jsonb_build_object(${sql.join(unfolded, sql`, `)}) as unfolded`,
  )
  const rowsOfKind = (kind: ColumnKind) =>
    (row!.unfolded[kind] ?? []).map((each) => unpacked(kind, each, (digits) => Buffer.from(digits.slice(2), 'hex')))
  return { ...row!, unfolded: { BUSY: rowsOfKind('BUSY'), PLAY: rowsOfKind('PLAY'), MONEY: rowsOfKind('MONEY') } }
}

export interface FoldedDay {
  readonly day: string
  readonly folds: string
  readonly rows: readonly PackedRows[]
}

/** Folded rows of some days, with how often each was folded. Of everybody where `whose` is undefined: who asks leaves others out. */
export const foldedDays = async (
  db: Queryable,
  kind: ColumnKind,
  days: readonly string[],
  whose: Whose | undefined,
): Promise<FoldedDay[]> => {
  const dates = sql`string_to_array(${days.join()}, ',')::date[]`
  const own =
    whose &&
    sql`and member_id in (select t.descendant_id from ${memberTree} t where t.ancestor_id = ${whose.agentId}::uuid ${DEPTH[whose.scope]})`
  const found = await rowsOf<{ day: string; folds: string } & (PackedRow<Uint8Array> | { members: null })>(
    db,
    sql`select rows.*, to_char(dates.day, 'YYYY-MM-DD') as day, coalesce(f.folds, 0)::text as folds
      from unnest(${dates}) dates(day) left join ${figureFold} f on f.day = dates.day
        left join (${packed(kind, sql`select * from ${figureDay} where day = any(${dates}) ${own || sql``}`)}) rows on rows.day = dates.day`,
  )
  const byDay = new Map<string, { day: string; folds: string; rows: PackedRows[] }>()
  for (const { day, folds, ...row } of found) {
    const known = byDay.get(day) ?? { day, folds, rows: [] }
    byDay.set(day, known)
    if (row.members !== null) known.rows.push(unpacked(kind, { ...row, day } as PackedRow<Uint8Array>, (bytes) => bytes))
  }
  return [...byDay.values()]
}

/** Accounts of a team in the order of their names, column by column: ids and uplines of 16 bytes; levels and times of 8. */
export interface PackedTeam {
  readonly members: Uint8Array
  readonly uplines: Uint8Array
  readonly levels: Uint8Array
  readonly joined: Uint8Array
  /** In lower case, a line each. */
  readonly names: string
}

/** Who is in a team; of those alone who joined on a day or later. */
export const teamAccounts = async (db: Queryable, whose: Whose, since?: string): Promise<PackedTeam | undefined> => {
  const late = since && sql`where m.id in (select member_id from ${memberSums(sql`day >= ${since}::date and joined <> 0`)} each)`
  const [row] = await rowsOf<PackedTeam | (Record<keyof PackedTeam, null> & { names: null })>(
    db,
    sql`with ${team(whose)}
      select ${bytesOf(sql`uuid_send(id)`)} as members, ${bytesOf(sql`uuid_send(coalesce(upline_id, id))`)} as uplines,
        ${bytesOf(sql`int8send(depth::bigint)`)} as levels, ${bytesOf(sql`int8send(joined)`)} as joined, string_agg(name, ${'\n'}::text) as names
      from (select m.id, m.upline_id, team.depth, (extract(epoch from m.joined_at) * 1000)::bigint as joined, lower(m.account) as name
        from team join ${member} m on m.id = team.id ${late || sql``} order by lower(m.account) collate "C") each`,
  )
  return row!.members === null ? undefined : (row as PackedTeam)
}

/** What everybody of a team holds at the end of a day: what is there now, less what has moved since. Ids of 16 bytes and balances of 8. */
export const teamHoldings = async (db: Queryable, whose: Whose, day: string): Promise<{ members: Uint8Array; balances: Uint8Array }> => {
  const [row] = await rowsOf<{ members: Uint8Array | null; balances: Uint8Array | null }>(
    db,
    sql`with ${team(whose)},
      since as (select member_id, sum(moved) as moved from ${memberSums(sql`day > ${day}::date and moved <> 0`)} each group by member_id),
      now as (select owner_id, sum(balance) as balance from ${ledgerAccount} where owner_id is not null group by owner_id)
      select ${bytesOf(sql`uuid_send(id)`)} as members, ${bytesOf(sql`int8send(held)`)} as balances
      from (select team.id, (coalesce(now.balance, 0) - coalesce(since.moved, 0))::bigint as held
        from team left join now on now.owner_id = team.id left join since on since.member_id = team.id) each where held <> 0`,
  )
  return { members: row!.members ?? new Uint8Array(), balances: row!.balances ?? new Uint8Array() }
}
