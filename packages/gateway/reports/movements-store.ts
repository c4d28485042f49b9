import type { Units } from '@portico/contract/kit/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { dayAfter, localDate } from '../kit/zone.ts'
import type { Cursor } from '../ledger/index.ts'
import { ledgerAccount, ledgerDay, ledgerTransfer } from '../ledger/schema.ts'
import { member } from '../member/schema.ts'
import { isLarge, LARGE } from './large-store.ts'
import { end, start, teamOf } from './team-store.ts'
import { among, type TeamWallets, type WhoseWallets, wallets } from './wallets-store.ts'

/**
 * A movement on the wallet of an account of the team; `amount` is below zero where it went out. Both sides of a transfer within the team are
 * movements of one instant and order of writing, so `seq` counts sides here: twice that order for the payer, and the next for the payee.
 */
export interface TeamMovement extends Cursor {
  readonly id: string
  readonly account: string
  readonly code: string
  readonly product: string
  readonly amount: Units
  readonly after: Units
}

/** Rows to ask for, and from which side of a transfer on. */
export interface MovementPlace {
  readonly way: 'older' | 'newer'
  readonly cursor?: Cursor | undefined
  readonly limit: number
}

type Packed = Readonly<Record<'id' | 'seq' | 'ms' | 'account' | 'code' | 'product' | 'amount' | 'after', string>>

const PAYER = 0n
const PAYEE = 1n

/** Transfers whose side lies beyond the cursor. */
const beyondOf = ({ way, cursor }: MovementPlace, side: bigint): SQL => {
  if (!cursor) return sql``
  const [than, seq] = way === 'older' ? [sql`<`, (cursor.seq - side + 1n) / 2n] : [sql`>`, (cursor.seq - side) / 2n]
  return sql`and (at, seq) ${than} (${cursor.at.toISOString()}::timestamptz, ${String(seq)}::bigint)`
}
const orderOf = ({ way }: MovementPlace): SQL => (way === 'older' ? sql`desc` : sql`asc`)

const PACKED = sql`t.id::text, t.seq::text, (extract(epoch from t.at) * 1000)::bigint::text as ms`

/** The page of some days: of the wallets that the sums of days know to have moved, and of no others. */
const ofWallets = (db: Queryable, range: TeamWallets, place: MovementPlace): Promise<Packed[]> => {
  const order = orderOf(place)
  const side = (which: bigint, own: SQL, amount: SQL, after: SQL) => sql`(
    select id, 2 * seq + ${String(which)}::bigint as seq, at, code, product, ${amount} as amount, ${after} as after from ${ledgerTransfer} l
    where ${own} = moved.account_id and at >= ${start(range)} and at < ${end(range)} ${beyondOf(place, which)} ${among(range.codes)}
    order by at ${order}, l.seq ${order} limit ${place.limit}::int)`
  const sides = sql`${side(PAYER, sql`debit_id`, sql`-amount`, sql`debit_after`)} union all ${side(PAYEE, sql`credit_id`, sql`amount`, sql`credit_after`)}`
  return rowsOf<Packed>(
    db,
    sql`with ${wallets(range)},
      moved as (select distinct account_id from ${ledgerDay}
        where day between ${range.from}::date and ${range.to}::date and account_id in (select id from wallet) ${among(range.codes)})
      select ${PACKED}, w.account, t.code, t.product, t.amount::text, t.after::text
      from moved join wallet w on w.id = moved.account_id
      cross join lateral (${sides}) t
      order by t.at ${order}, t.seq ${order} limit ${place.limit}::int`,
  )
}

interface Span {
  readonly from: Date
  readonly to: Date
}

interface Moved extends Omit<Packed, 'account' | 'amount' | 'after'> {
  readonly debit: string
  readonly credit: string
  readonly amount: string
  readonly debitAfter: string | null
  readonly creditAfter: string | null
}

/** What moved in a span of time, whoever's it is: transfers of which either side lies beyond the cursor. */
const movedIn = (db: Queryable, { from, to }: Span, place: MovementPlace): Promise<Moved[]> => {
  const order = orderOf(place)
  return rowsOf<Moved>(
    db,
    sql`select ${PACKED}, t.code, t.product, t.debit_id::text as debit, t.credit_id::text as credit, t.amount::text,
        t.debit_after::text as "debitAfter", t.credit_after::text as "creditAfter"
      from ${ledgerTransfer} t
      where at >= ${from.toISOString()}::timestamptz and at < ${to.toISOString()}::timestamptz ${beyondOf(place, place.way === 'older' ? PAYER : PAYEE)}
      order by t.at ${order}, t.seq ${order} limit ${place.limit}::int`,
  )
}

/** The team's among these wallets, with the names of their accounts. */
const namesOf = async (
  db: Queryable,
  { agentId, scope, currency }: WhoseWallets,
  wallet: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await rowsOf<{ id: string; account: string }>(
        db,
        sql`select a.id::text as id, m.account from ${ledgerAccount} a join ${member} m on m.id = a.owner_id ${teamOf({ agentId, scope }, sql`m.id`)}
          where a.id = any(string_to_array(${wallet.join()}, ',')::bigint[]) and a.kind = 'player:cash' and a.currency = ${currency}`,
      )
    ).map(({ id, account }) => [id, account]),
  )

/** The team's sides of what moved: of a transfer within it there are two, in the order that they are asked for in. */
const sidesOf = (
  { debit, credit, debitAfter, creditAfter, ...moved }: Moved,
  names: ReadonlyMap<string, string>,
  { way }: Pick<MovementPlace, 'way'>,
): Packed[] => {
  const [payer, payee] = [names.get(debit), names.get(credit)]
  const seq = (side: bigint) => String(2n * BigInt(moved.seq) + side)
  const sides = [
    ...(payer === undefined ? [] : [{ ...moved, seq: seq(PAYER), account: payer, amount: `-${moved.amount}`, after: debitAfter ?? '0' }]),
    ...(payee === undefined ? [] : [{ ...moved, seq: seq(PAYEE), account: payee, after: creditAfter ?? '0' }]),
  ]
  return way === 'older' ? sides.toReversed() : sides
}

const isBeyond = ({ way, cursor }: Omit<MovementPlace, 'limit'>, { ms, seq }: Pick<Packed, 'ms' | 'seq'>): boolean =>
  cursor?.at.getTime() !== Number(ms) || (way === 'older' ? BigInt(seq) < cursor.seq : BigInt(seq) > cursor.seq)

const MINUTE = 60_000
/** What is looked at first of a large team, and four times as much each time that nothing is left of it. */
const FIRST_SPAN = 15 * MINUTE
/** So many movements are looked at for each that is asked for, at once. */
const LOOKED_AT = 4

const instantsOf = async (db: Queryable, range: TeamWallets): Promise<{ from: number; to: number }> => {
  const ms = (at: SQL) => sql`(extract(epoch from ${at}) * 1000)::bigint::text`
  const [row] = await rowsOf<{ from: string; to: string }>(db, sql`select ${ms(start(range))} as "from", ${ms(end(range))} as "to"`)
  return { from: Number(row!.from), to: Number(row!.to) }
}

const pageByTime = async (db: Queryable, range: TeamWallets, { way, cursor, limit }: MovementPlace): Promise<Packed[]> => {
  const older = way === 'older'
  let { from, to } = await instantsOf(db, range)
  let at = cursor
  if (cursor && older) to = Math.min(to, cursor.at.getTime() + 1)
  if (cursor && !older) from = Math.max(from, cursor.at.getTime())
  const rows: Packed[] = []
  const most = limit * LOOKED_AT
  for (let length = FIRST_SPAN; rows.length < limit && from < to; ) {
    const span = older ? { from: Math.max(from, to - length), to } : { from, to: Math.min(to, from + length) }
    const found = await movedIn(db, { from: new Date(span.from), to: new Date(span.to) }, { way, cursor: at, limit: most })
    const names =
      found.length === 0
        ? new Map<string, string>()
        : await namesOf(
            db,
            range,
            found.flatMap(({ debit, credit }) => [debit, credit]),
          )
    rows.push(...found.flatMap((each) => sidesOf(each, names, { way }).filter((side) => isBeyond({ way, cursor }, side))))
    const last = found.at(-1)
    if (last && found.length === most) {
      at = { at: new Date(Number(last.ms)), seq: 2n * BigInt(last.seq) + (older ? PAYER : PAYEE) }
      continue
    }
    if (older) to = span.from
    else from = span.to
    length *= 4
  }
  return rows.slice(0, limit)
}

/** Days are read in growing stretches from the cursor on, so that a page of a busy team costs what its day does, whatever the length of the range. */
const pageByWallets = async (db: Queryable, range: TeamWallets, place: MovementPlace): Promise<Packed[]> => {
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
    rows.push(...(await ofWallets(db, { ...range, ...stretch }, { way, cursor, limit: limit - rows.length })))
    if (older) to = dayAfter(stretch.from, -1)
    else from = dayAfter(stretch.to, 1)
  }
  return rows
}

/** The next movements of a team's wallets after a cursor, nearest first. Of some reasons or names alone little of what moved is listed. */
export const teamMovementPage = async (db: Queryable, range: TeamWallets, place: MovementPlace, large = LARGE): Promise<TeamMovement[]> => {
  const whole = range.codes === undefined && range.account === undefined
  const rows = whole && (await isLarge(db, range, large)) ? await pageByTime(db, range, place) : await pageByWallets(db, range, place)
  return rows.map(({ seq, ms, amount, after, ...row }) => ({
    ...row,
    seq: BigInt(seq),
    at: new Date(Number(ms)),
    amount: BigInt(amount),
    after: BigInt(after),
  }))
}
