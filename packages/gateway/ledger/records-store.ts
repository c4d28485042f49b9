import type { Units } from '@portico/contract/kit/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

/** Which movements of an account: days of a zone, both included; codes and a product where only those count. */
export interface AccountFilter {
  readonly accountId: bigint
  readonly from: string
  readonly to: string
  readonly timeZone: string
  readonly codes?: readonly string[] | undefined
  readonly product?: string | undefined
  /** Any of these; with a product, that of them. */
  readonly products?: readonly string[] | undefined
}

/** A movement of one account: `amount` is below zero where it went out of it. */
export interface AccountMovement {
  readonly id: string
  readonly seq: bigint
  readonly at: Date
  readonly code: string
  readonly ref: string
  readonly product: string
  readonly amount: Units
  /** What the account held after it. */
  readonly after: Units
}

/** The place of a movement in the order of an account: instant, then order of writing. */
export type Cursor = Pick<AccountMovement, 'at' | 'seq'>

/** From the newest backwards, or from the oldest on. */
export type Way = 'older' | 'newer'

interface Packed {
  readonly id: string
  readonly seq: string
  readonly ms: string
  readonly code: string
  readonly ref: string
  readonly product: string
  readonly amount: string
  readonly after: string
}

const unpacked = ({ seq, ms, amount, after, ...row }: Packed): AccountMovement => ({
  ...row,
  seq: BigInt(seq),
  at: new Date(Number(ms)),
  amount: BigInt(amount),
  after: BigInt(after),
})

const codesIn = (codes: readonly string[]): SQL => sql`string_to_array(${codes.join()}, ',')`
/** The empty product is written out, so that the index of the few movements about no game is used. */
const ofProduct = (product: string | undefined): SQL => {
  if (product === undefined) return sql``
  return product === '' ? sql`and product = ''` : sql`and product = ${product}`
}
const matching = ({ codes, product, products }: AccountFilter): SQL =>
  sql`${codes ? sql`and code = any(${codesIn(codes)})` : sql``} ${ofProduct(product)}
    ${products ? sql`and product = any(string_to_array(${products.join('\n')}, ${'\n'}))` : sql``}`
const dayStart = (day: SQL | string, zone: string): SQL => sql`timezone(${zone}::text, (${day})::timestamp)`

/**
 * The next movements of an account after a cursor, nearest first. Each side of the account is read by its own index, so that the ten
 * thousandth page costs what the first does. Where only some count, the sums of days say on which days they are, and no other is read.
 */
export const accountMovements = async (
  db: Queryable,
  filter: AccountFilter,
  { way, cursor, limit }: { readonly way: Way; readonly cursor?: Cursor | undefined; readonly limit: number },
): Promise<AccountMovement[]> => {
  const { accountId, from, to, timeZone, codes, product, products } = filter
  const order = way === 'older' ? sql`desc` : sql`asc`
  /**
   * From one instant to before another, beyond the cursor. The nearer of cursor and edge is the one bound on its side: beside an edge
   * of the first column an index is entered there, and walked all the way to the cursor.
   */
  const between = (start: SQL, end: SQL): SQL => {
    if (!cursor) return sql`at >= ${start} and at < ${end}`
    const [instant, seq] = [sql`${cursor.at.toISOString()}::timestamptz`, sql`${String(cursor.seq)}::bigint`]
    return way === 'older'
      ? sql`at >= ${start} and (at, seq) < (least(${instant}, ${end}), case when ${instant} < ${end} then ${seq} else 0 end)`
      : sql`at < ${end} and (at, seq) > (greatest(${instant}, ${start}), case when ${instant} >= ${start} then ${seq} else 0 end)`
  }
  const side = (own: SQL, sign: SQL, after: SQL, span: SQL) => sql`(
    select id, seq, at, code, ref, product, ${sign}amount as amount, ${after} as after from ledger_transfer
    where ${own} = ${String(accountId)}::bigint and ${span} ${matching(filter)}
    order by at ${order}, seq ${order} limit ${limit}::int)`
  const both = (span: SQL) => sql`
    select * from (${side(sql`debit_id`, sql`-`, sql`debit_after`, span)} union all ${side(sql`credit_id`, sql``, sql`credit_after`, span)}) sides
    order by at ${order}, seq ${order} limit ${limit}::int`
  const all = codes === undefined && product === undefined && products === undefined
  const edge = cursor && sql`timezone(${timeZone}::text, ${cursor.at.toISOString()}::timestamptz)::date`
  const days = sql`
    select day from (
      select day, sum(sum(movements)) over (order by day ${order}) - sum(movements) as before from ledger_day
      where account_id = ${String(accountId)}::bigint and day between ${from}::date and ${to}::date ${matching(filter)}
        ${edge ? sql`and day ${way === 'older' ? sql`<=` : sql`>=`} ${edge}` : sql``}
      group by day
    ) d where before < ${limit}::int + (select coalesce(sum(movements), 0) from ledger_day where account_id = ${String(accountId)}::bigint
      ${edge ? sql`and day = ${edge}` : sql`and false`} ${matching(filter)})
    order by day ${order}`
  const whole = between(dayStart(sql`${from}`, timeZone), dayStart(sql`${to}::date + 1`, timeZone))
  const oneDay = between(dayStart(sql`d.day`, timeZone), dayStart(sql`d.day + 1`, timeZone))
  const found = all
    ? both(whole)
    : sql`select m.* from (${days}) d cross join lateral (${both(oneDay)}) m order by m.at ${order}, m.seq ${order} limit ${limit}::int`
  const rows = await rowsOf<Packed>(
    db,
    sql`select id::text, seq::text, (extract(epoch from at) * 1000)::bigint::text as ms, code, ref, product, amount::text, after::text
      from (${found}) f order by at ${order}, f.seq ${order}`,
  )
  return rows.map(unpacked)
}

export interface DaySum {
  readonly day: string
  readonly code: string
  readonly product: string
  readonly credits: Units
  readonly debits: Units
  readonly movements: number
}

/** What moved in and out by day, code or product, as `by` names them; the rest is empty. */
export const daySums = async (db: Queryable, filter: AccountFilter, by: readonly ('day' | 'code' | 'product')[]): Promise<DaySum[]> => {
  const column = (name: 'day' | 'code' | 'product') => (by.includes(name) ? sql.raw(`${name}::text`) : sql`''`)
  const rows = await rowsOf<Record<'day' | 'code' | 'product' | 'credits' | 'debits', string> & { movements: number }>(
    db,
    sql`
    select ${column('day')} as day, ${column('code')} as code, ${column('product')} as product,
      sum(credits)::text as credits, sum(debits)::text as debits, sum(movements)::int as movements
    from ledger_day where account_id = ${String(filter.accountId)}::bigint and day between ${filter.from}::date and ${filter.to}::date ${matching(filter)}
    group by 1, 2, 3 order by 1, 2, 3`,
  )
  return rows.map(({ credits, debits, ...row }) => ({ ...row, credits: BigInt(credits), debits: BigInt(debits) }))
}

/** What the account held when a day began: all that ever moved on it before. */
export const balanceBefore = async (db: Queryable, { accountId, from }: Pick<AccountFilter, 'accountId' | 'from'>): Promise<Units> => {
  const [row] = await rowsOf<{ balance: string }>(
    db,
    sql`select coalesce(sum(credits - debits), 0)::text as balance from ledger_day where account_id = ${String(accountId)}::bigint and day < ${from}::date`,
  )
  return BigInt(row!.balance)
}

/** One movement of the account; undefined where it is none of its. */
export const accountMovement = async (db: Queryable, accountId: bigint, id: string): Promise<AccountMovement | undefined> => {
  const [row] = await rowsOf<Packed>(
    db,
    sql`
    select id::text, seq::text, (extract(epoch from at) * 1000)::bigint::text as ms, code, ref, product,
      (case when debit_id = ${String(accountId)}::bigint then -amount else amount end)::text as amount,
      (case when debit_id = ${String(accountId)}::bigint then debit_after else credit_after end)::text as after
    from ledger_transfer where id = ${id}::uuid and ${String(accountId)}::bigint in (debit_id, credit_id)`,
  )
  return row && unpacked(row)
}

/** One posting of a story, between kinds of accounts. */
export interface StoryPosting {
  readonly id: string
  readonly at: Date
  readonly code: string
  readonly amount: Units
  readonly debit: string
  readonly credit: string
}

/** Everything posted for a reference on accounts of the member, the first first. */
export const postingsFor = async (db: Queryable, memberId: string, ref: string): Promise<StoryPosting[]> => {
  const rows = await rowsOf<Record<'id' | 'ms' | 'code' | 'amount' | 'debit' | 'credit', string>>(
    db,
    sql`
    select t.id::text, (extract(epoch from t.at) * 1000)::bigint::text as ms, t.code, t.amount::text, d.kind as debit, c.kind as credit
    from ledger_transfer t join ledger_account d on d.id = t.debit_id join ledger_account c on c.id = t.credit_id
    where t.ref = ${ref} and ${memberId}::uuid in (d.owner_id, c.owner_id) order by t.at, t.seq limit 100`,
  )
  return rows.map(({ ms, amount, ...row }) => ({ ...row, at: new Date(Number(ms)), amount: BigInt(amount) }))
}
