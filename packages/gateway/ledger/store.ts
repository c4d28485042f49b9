import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { ledgerAccount, ledgerTransfer } from './schema.ts'
import type { Units } from '@portico/contract/money'

export type AccountKind = (typeof ledgerAccount.$inferSelect)['kind']
export type TransferCode = (typeof ledgerTransfer.$inferSelect)['code']
export type TransferRow = typeof ledgerTransfer.$inferSelect

/** Which account: a member's, or the house's when `owner` is null. */
export interface AccountRef {
  readonly owner: string | null
  readonly kind: AccountKind
  readonly currency: string
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Written with the constant in place, as the unique index has it, so that the index is used. */
export const isAccount = ({ owner, kind, currency }: AccountRef) =>
  and(
    sql`coalesce(${ledgerAccount.ownerId}, ${sql.raw(`'${NOBODY}'`)}) = ${owner ?? NOBODY}`,
    eq(ledgerAccount.kind, kind),
    eq(ledgerAccount.currency, currency),
  )

/** Opens the account unless it is there. Player accounts keep a cached balance, the house's do not. */
export const ensureAccount = async (queryable: Queryable, ref: AccountRef): Promise<void> => {
  await queryable
    .insert(ledgerAccount)
    .values({ ownerId: ref.owner, kind: ref.kind, currency: ref.currency, cached: ref.owner !== null })
    .onConflictDoNothing()
}

export const findAccount = async (queryable: Queryable, ref: AccountRef) =>
  (
    await queryable
      .select({ id: ledgerAccount.id, cached: ledgerAccount.cached, balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(isAccount(ref))
  )[0]

export const findTransfer = async (queryable: Queryable, id: string): Promise<TransferRow | undefined> =>
  (await queryable.select().from(ledgerTransfer).where(eq(ledgerTransfer.id, id)))[0]

/** Adds to a cached balance (a negative amount takes), and answers the new one; undefined when it would fall below zero. */
export const changeBalance = async (tx: Tx, accountId: bigint, amount: Units): Promise<Units | undefined> => {
  const [changed] = await tx
    .update(ledgerAccount)
    .set({ balance: sql`${ledgerAccount.balance} + ${amount}` })
    .where(and(eq(ledgerAccount.id, accountId), sql`${ledgerAccount.balance} + ${amount} >= 0`))
    .returning({ balance: ledgerAccount.balance })
  return changed?.balance
}

export const insertTransfer = async (tx: Tx, row: TransferRow): Promise<void> => {
  await tx.insert(ledgerTransfer).values(row)
}

/** Money between an uncached house account and a player. */
export interface MoveRow {
  readonly id: string
  readonly houseId: bigint
  readonly accountId: bigint
  readonly amount: Units
  readonly code: TransferCode
  readonly ref: string
}

/**
 * Credits many players in one statement, in the order given. Accounts are locked in the order of their ids, so that two of
 * these never wait for each other in a ring. Answers each touched account's new balance.
 */
export const creditAll = async (tx: Tx, rows: readonly MoveRow[], at: Date): Promise<ReadonlyMap<bigint, Units>> => {
  if (rows.length === 0) return new Map()
  const all = (value: (row: MoveRow) => unknown) => rows.map(value).join()
  const result = (await tx.execute(sql`
    with move as materialized (
      select * from unnest(string_to_array(${all(({ id }) => id)}, ',')::uuid[], string_to_array(${all(({ houseId }) => houseId)}, ',')::bigint[],
        string_to_array(${all(({ accountId }) => accountId)}, ',')::bigint[], string_to_array(${all(({ amount }) => amount)}, ',')::bigint[],
        string_to_array(${all(({ code }) => code)}, ','), string_to_array(${all(({ ref }) => ref)}, ',')
      ) with ordinality as m(id, house, account, amount, code, ref, n)
    ), total as (
      select account, sum(amount)::bigint as amount from move group by account
    ), locked as materialized (
      select id from ledger_account where id in (select account from total) order by id for update
    ), changed as (
      update ledger_account a set balance = a.balance + total.amount
      from total join locked on locked.id = total.account
      where a.id = total.account
      returning a.id, a.balance, a.balance - total.amount as before
    ), posted as (
      insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, credit_after, at)
      select m.id, m.house, m.account, m.amount, m.code, m.ref,
        changed.before + sum(m.amount) over (partition by m.account order by m.n), ${at.toISOString()}::timestamptz
      from move m join changed on changed.id = m.account
      order by m.n
    )
    select id::text as id, balance::text as balance from changed
  `)) as unknown as { rows: { id: string; balance: string }[] }
  return new Map(result.rows.map((row) => [BigInt(row.id), BigInt(row.balance)]))
}
