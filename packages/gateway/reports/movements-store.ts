import type { Units } from '@portico/contract/kit/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { dayAfter, localDate } from '../kit/zone.ts'
import type { Cursor } from '../ledger/index.ts'
import { ledgerAccount, ledgerDay, ledgerTransfer } from '../ledger/schema.ts'
import { member } from '../member/schema.ts'
import { end, start, team, type TeamRange } from './team-store.ts'

/** Main wallets of a team in one currency. */
/** Whose wallets. */
type WhoseWallets = Pick<TeamRange, 'agentId' | 'scope'> & {
  readonly currency: string
  /** Of the accounts whose names contain this. */
  readonly account?: string | undefined
}

export interface TeamWallets extends TeamRange, WhoseWallets {
  /** Movements of these reasons alone. */
  readonly codes?: readonly string[] | undefined
}

/** A movement on the wallet of an account of the team; `amount` is below zero where it went out. */
export interface TeamMovement extends Cursor {
  readonly id: string
  readonly account: string
  readonly code: string
  readonly product: string
  readonly amount: Units
  readonly after: Units
}

/** Rows to ask for, and from where on. */
export interface MovementPlace {
  readonly way: 'older' | 'newer'
  readonly cursor?: Cursor | undefined
  readonly limit: number
}

const wallets = ({ account, currency, ...range }: WhoseWallets): SQL => sql`${team(range)}, wallet as (
  select a.id, a.balance, m.account from team join ${member} m on m.id = team.id
    and (${account === undefined} or strpos(lower(m.account), ${(account ?? '').toLowerCase()}) > 0)
  join ${ledgerAccount} a on a.owner_id = m.id and a.kind = 'player:cash' and a.currency = ${currency})`

const among = (codes: readonly string[] | undefined): SQL => (codes ? sql`and code = any(string_to_array(${codes.join()}, ','))` : sql``)

type Packed = Readonly<Record<'id' | 'seq' | 'ms' | 'account' | 'code' | 'product' | 'amount' | 'after', string>>

/** The page of some days: of the wallets that the sums of days know to have moved, and of no others. */
const withinDays = (db: Queryable, range: TeamWallets, { way, cursor, limit }: MovementPlace): Promise<Packed[]> => {
  const [order, than] = way === 'older' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const beyond = cursor ? sql`and (at, seq) ${than} (${cursor.at.toISOString()}::timestamptz, ${String(cursor.seq)}::bigint)` : sql``
  const side = (own: SQL, sign: SQL, after: SQL) => sql`(
    select id, seq, at, code, product, ${sign}amount as amount, ${after} as after from ${ledgerTransfer}
    where ${own} = moved.account_id and at >= ${start(range)} and at < ${end(range)} ${beyond} ${among(range.codes)}
    order by at ${order}, seq ${order} limit ${limit}::int)`
  return rowsOf<Packed>(
    db,
    sql`with ${wallets(range)},
      moved as (select distinct account_id from ${ledgerDay}
        where day between ${range.from}::date and ${range.to}::date and account_id in (select id from wallet) ${among(range.codes)})
      select t.id::text, t.seq::text, (extract(epoch from t.at) * 1000)::bigint::text as ms, w.account, t.code, t.product,
        t.amount::text, t.after::text
      from moved join wallet w on w.id = moved.account_id
      cross join lateral (${side(sql`debit_id`, sql`-`, sql`debit_after`)} union all ${side(sql`credit_id`, sql``, sql`credit_after`)}) t
      order by t.at ${order}, t.seq ${order} limit ${limit}::int`,
  )
}

/**
 * The next movements of a team's wallets after a cursor, nearest first. Days are read in growing stretches from the cursor on, so that a
 * page of a busy team costs what its day does, whatever the length of the range.
 */
export const teamMovementPage = async (db: Queryable, range: TeamWallets, place: MovementPlace): Promise<TeamMovement[]> => {
  const { way, cursor, limit } = place
  const older = way === 'older'
  const edge = cursor && localDate(cursor.at, range.timeZone).toString()
  let [from, to] = [range.from, range.to]
  if (edge && older && edge < to) to = edge
  if (edge && !older && edge > from) from = edge
  const rows: Packed[] = []
  for (let length = 1; rows.length < limit && from <= to; length *= 2) {
    const reach = older ? dayAfter(to, 1 - length) : dayAfter(from, length - 1)
    const stretch = older ? { from: reach < from ? from : reach, to } : { from, to: reach > to ? to : reach }
    rows.push(...(await withinDays(db, { ...range, ...stretch }, { way, cursor, limit: limit - rows.length })))
    if (older) to = dayAfter(stretch.from, -1)
    else from = dayAfter(stretch.to, 1)
  }
  return rows.map(({ seq, ms, amount, after, ...row }) => ({
    ...row,
    seq: BigInt(seq),
    at: new Date(Number(ms)),
    amount: BigInt(amount),
    after: BigInt(after),
  }))
}

/** What moved in and out of the wallets in the range by reason. */
export interface MovementSum {
  readonly code: string
  readonly credits: string
  readonly debits: string
  readonly movements: number
}

export const teamMovementSums = (db: Queryable, range: TeamWallets): Promise<MovementSum[]> =>
  rowsOf<MovementSum>(
    db,
    sql`with ${wallets(range)} select code, sum(credits)::text as credits, sum(debits)::text as debits, sum(movements)::int as movements
      from ${ledgerDay} where account_id in (select id from wallet)
        and day between ${range.from}::date and ${range.to}::date ${among(range.codes)} group by code order by code`,
  )

/** What the wallets hold now. */
export const teamBalance = async (db: Queryable, range: WhoseWallets): Promise<Units> => {
  const [row] = await rowsOf<{ balance: string }>(
    db,
    sql`with ${wallets(range)} select coalesce(sum(balance), 0)::text as balance from wallet`,
  )
  return BigInt(row!.balance)
}
