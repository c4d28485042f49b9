import type { Units } from '@portico/contract/kit/money'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import type { AccountKind } from '../kit/transfer-code.ts'
import { accountKey, type AccountRef, VENDOR_WALLET } from './account.ts'
import type { TransferRow } from './entry.ts'
import type { LockedAccount, LockedAccounts, Posting } from './posting.ts'
import { ledgerAccount, ledgerTransfer } from './schema.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Written with the constant in place, as the unique index has it, so that the index is used. */
const isAccount = ({ owner, kind, currency }: AccountRef) =>
  and(
    sql`coalesce(${ledgerAccount.ownerId}, ${sql.raw(`'${NOBODY}'`)}) = ${owner ?? NOBODY}`,
    eq(ledgerAccount.kind, kind),
    eq(ledgerAccount.currency, currency),
  )

/** Opens the account unless it is there. Player accounts keep a cached balance, the house's do not. */
export const openAccount = async (queryable: Queryable, ref: AccountRef): Promise<void> => {
  await queryable
    .insert(ledgerAccount)
    .values({ ownerId: ref.owner, kind: ref.kind, currency: ref.currency, cached: ref.owner !== null })
    .onConflictDoNothing()
}

/** The account as it stands; undefined while it is not open. */
export const findAccount = async (queryable: Queryable, ref: AccountRef): Promise<LockedAccount | undefined> =>
  (
    await queryable
      .select({ id: ledgerAccount.id, cached: ledgerAccount.cached, balance: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(isAccount(ref))
  )[0]

/** Takes a member's account for this transaction: everything else that spends from it waits. */
export const lockAccount = async (tx: Tx, accountId: bigint): Promise<void> => {
  await tx.select({ id: ledgerAccount.id }).from(ledgerAccount).where(eq(ledgerAccount.id, accountId)).for('update')
}

const { seq: _seq, ...COLUMNS } = getTableColumns(ledgerTransfer)

export const findTransfer = async (queryable: Queryable, id: string): Promise<TransferRow | undefined> =>
  (await queryable.select(COLUMNS).from(ledgerTransfer).where(eq(ledgerTransfer.id, id)))[0]

/** Every movement for `ref`, the first first. */
export const movementsOf = (queryable: Queryable, ref: string): Promise<TransferRow[]> =>
  queryable.select(COLUMNS).from(ledgerTransfer).where(eq(ledgerTransfer.ref, ref)).orderBy(ledgerTransfer.at, ledgerTransfer.seq)

/** The balance of the credited account right after a movement of this code for `ref`. */
export const creditedBalance = async (queryable: Queryable, ref: string, code: string): Promise<Units | undefined> =>
  (
    await queryable
      .select({ after: ledgerTransfer.creditAfter })
      .from(ledgerTransfer)
      .where(and(eq(ledgerTransfer.ref, ref), eq(ledgerTransfer.code, code)))
  )[0]?.after ?? undefined

/** The balance of the debited account right after a movement. */
export const debitedBalance = async (queryable: Queryable, id: string): Promise<Units | undefined> =>
  (await findTransfer(queryable, id))?.debitAfter ?? undefined

const inOneText = <Row>(rows: readonly Row[], value: (row: Row) => unknown, between = ','): string => rows.map(value).join(between)

/** The accounts wanted, as rows of `w` joined with those that are open. */
const openOnes = (refs: readonly AccountRef[]) => sql`
  unnest(string_to_array(${inOneText(refs, ({ owner }) => owner ?? NOBODY)}, ',')::uuid[],
    string_to_array(${inOneText(refs, ({ kind }) => kind)}, ','), string_to_array(${inOneText(refs, ({ currency }) => currency)}, ',')
  ) with ordinality as w(owner, kind, currency, n)
  join ledger_account a on coalesce(a.owner_id, ${sql.raw(`'${NOBODY}'`)}) = w.owner and a.kind = w.kind and a.currency = w.currency`

type PackedAccounts = readonly (readonly [
  owner: string,
  kind: AccountKind,
  currency: string,
  id: string,
  balance: string,
  cached: boolean,
])[]

/**
 * Those of the accounts that are open, by `accountKey`. Members' accounts are locked for this transaction, in the order of their ids, so
 * that two of these never wait for each other in a ring; the house's are not, as everybody needs them. They come packed into one value:
 * a driver takes longer over thousands of rows than the database over finding them.
 */
export const holdAccounts = async (tx: Tx, refs: readonly AccountRef[]): Promise<LockedAccounts> => {
  const [own, house] = [refs.filter(({ owner }) => owner !== null), refs.filter(({ owner }) => owner === null)]
  const [row] = await rowsOf<{ packed: string }>(
    tx,
    sql`
    with held as materialized (
      select w.owner, w.kind, w.currency, a.id, a.balance, a.cached from ${openOnes(own)} order by a.id for update of a
    ), found as (
      select * from held union all select w.owner, w.kind, w.currency, a.id, a.balance, a.cached from ${openOnes(house)}
    )
    select coalesce(json_agg(json_build_array(owner, kind, currency, id::text, balance::text, cached)), '[]')::text as packed from found`,
  )
  return new Map(
    (JSON.parse(row!.packed) as PackedAccounts).map(([owner, kind, currency, id, balance, cached]) => [
      accountKey({ owner: owner === NOBODY ? null : owner, kind, currency }),
      { id: BigInt(id), balance: BigInt(balance), cached },
    ]),
  )
}

/** What accounts hold; undefined for one that is not open. */
export const balancesOf = async (queryable: Queryable, refs: readonly AccountRef[]): Promise<(ref: AccountRef) => Units | undefined> => {
  const rows = await rowsOf<{ n: number; balance: string }>(
    queryable,
    sql`select w.n::int as n, a.balance::text as balance from ${openOnes(refs)}`,
  )
  const balances = new Map(rows.map(({ n, balance }) => [accountKey(refs[n - 1]!), BigInt(balance)]))
  return (ref) => balances.get(accountKey(ref))
}

/** What a member has in wallets at vendors. */
export const balanceAtVendors = async (queryable: Queryable, memberId: string, currency: string): Promise<Units> => {
  const [row] = await rowsOf<{ sum: string }>(
    queryable,
    sql`
    select coalesce(sum(balance), 0)::text as sum from ledger_account
    where coalesce(owner_id, ${sql.raw(`'${NOBODY}'`)}) = ${memberId} and kind like ${`${VENDOR_WALLET}%`} and currency = ${currency}`,
  )
  return BigInt(row!.sum)
}

/** Writes the entries in their order, and the balances that come of them. */
export const writePosting = async (tx: Tx, { rows, balances }: Pick<Posting, 'rows' | 'balances'>, at: Date): Promise<void> => {
  const column = (value: (row: TransferRow) => unknown, between?: string) => inOneText(rows, value, between)
  const changed = [...balances]
  await tx.execute(sql`
    with changed as (
      update ledger_account a set balance = b.balance
      from unnest(string_to_array(${inOneText(changed, ([id]) => id)}, ',')::bigint[],
        string_to_array(${inOneText(changed, ([, balance]) => balance)}, ',')::bigint[]) as b(id, balance)
      where a.id = b.id
    )
    insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, product, debit_after, credit_after, at)
    select id, debit, credit, amount, code, ref, coalesce(product, ''), debit_after, credit_after, ${at.toISOString()}::timestamptz
    from unnest(string_to_array(${column(({ id }) => id)}, ',')::uuid[], string_to_array(${column(({ debitId }) => debitId)}, ',')::bigint[],
      string_to_array(${column(({ creditId }) => creditId)}, ',')::bigint[], string_to_array(${column(({ amount }) => amount)}, ',')::bigint[],
      string_to_array(${column(({ code }) => code)}, ','), string_to_array(${column(({ ref }) => ref, '\n')}, ${'\n'}),
      string_to_array(${column(({ product }) => product, '\n')}, ${'\n'}),
      string_to_array(${column(({ debitAfter }) => debitAfter ?? '-')}, ',', '-')::bigint[],
      string_to_array(${column(({ creditAfter }) => creditAfter ?? '-')}, ',', '-')::bigint[]
    ) with ordinality as e(id, debit, credit, amount, code, ref, product, debit_after, credit_after, n)
    order by n`)
}
