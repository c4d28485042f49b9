import { sql } from 'drizzle-orm'
import type { Units } from '@portico/contract/money'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { ensureAccount, type MoveRow } from './store.ts'

interface Entry {
  readonly id: string
  readonly debit: bigint
  readonly credit: bigint
  readonly amount: Units
  readonly code: MoveRow['code']
  readonly ref: string
  readonly debitAfter: Units | null
  readonly creditAfter: Units | null
}

const post = async (tx: Tx, entries: readonly Entry[], balances: ReadonlyMap<bigint, Units>, at: Date): Promise<void> => {
  const rows = JSON.stringify(
    entries.map((entry) => ({
      ...entry,
      debit: String(entry.debit),
      credit: String(entry.credit),
      amount: String(entry.amount),
      debitAfter: entry.debitAfter?.toString() ?? null,
      creditAfter: entry.creditAfter?.toString() ?? null,
    })),
  )
  const held = JSON.stringify([...balances].map(([id, balance]) => ({ id: String(id), balance: String(balance) })))
  await tx.execute(sql`
    update ledger_account a set balance = h.balance from jsonb_to_recordset(${held}::jsonb) as h(id bigint, balance bigint) where a.id = h.id`)
  await tx.execute(sql`
    insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, debit_after, credit_after, at)
    select id, debit, credit, amount, code, ref, "debitAfter", "creditAfter", ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as e(id uuid, debit bigint, credit bigint, amount bigint, code text, ref text, "debitAfter" bigint, "creditAfter" bigint)`)
}

interface Held {
  readonly id: string
  readonly owner: string
  readonly currency: string
  readonly balance: string
}

const least = (a: Units, b: Units): Units => (a < b ? a : b)

/** The owed accounts of members, opened, locked and read; by member and currency. */
const owedAccounts = async (tx: Tx, cash: readonly Held[]): Promise<Map<string, { id: bigint; balance: Units }>> => {
  for (const { owner, currency } of cash) await ensureAccount(tx, { owner, kind: 'player:owed', currency })
  const rows = await rowsOf<Held>(
    tx,
    sql`select id::text as id, owner_id::text as owner, currency, balance::text as balance from ledger_account
      where kind = 'player:owed' and coalesce(owner_id, '00000000-0000-0000-0000-000000000000') in
        (select value::uuid from jsonb_array_elements_text(${JSON.stringify(cash.map(({ owner }) => owner))}::jsonb))
      order by id for update`,
  )
  return new Map(rows.map(({ id, owner, currency, balance }) => [`${owner} ${currency}`, { id: BigInt(id), balance: BigInt(balance) }]))
}

/**
 * Takes amounts back from players for the house, in the order given: from the cash as far as it goes, and what it does not hold
 * becomes owed on an account of its own, from which it is recovered first (`recover`). Answers each touched account's new cash.
 */
export const takeBack = async (tx: Tx, moves: readonly MoveRow[], at: Date): Promise<ReadonlyMap<bigint, Units>> => {
  if (moves.length === 0) return new Map()
  const cash = await rowsOf<Held>(
    tx,
    sql`select id::text as id, owner_id::text as owner, currency, balance::text as balance from ledger_account
      where id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify([...new Set(moves.map(({ accountId }) => String(accountId)))])}::jsonb))
      order by id for update`,
  )
  const account = new Map(cash.map((row) => [BigInt(row.id), row]))
  const balances = new Map(cash.map(({ id, balance }) => [BigInt(id), BigInt(balance)]))
  const wanted = Map.groupBy(moves, ({ accountId }) => accountId)
  const short = cash.filter(({ id, balance }) => wanted.get(BigInt(id))!.reduce((sum, { amount }) => sum + amount, 0n) > BigInt(balance))
  const owed = short.length === 0 ? new Map() : await owedAccounts(tx, short)
  const owedBalances = new Map<bigint, Units>()
  const entries = moves.flatMap(({ id, houseId, accountId, amount, code, ref }): Entry[] => {
    const held = balances.get(accountId)!
    const fromCash = least(held, amount)
    const rest = amount - fromCash
    const common = { credit: houseId, code, ref, creditAfter: null }
    const taken: Entry[] = []
    if (fromCash > 0n) {
      balances.set(accountId, held - fromCash)
      taken.push({ ...common, id, debit: accountId, amount: fromCash, debitAfter: held - fromCash })
    }
    if (rest > 0n) {
      const { owner, currency } = account.get(accountId)!
      const debt = owed.get(`${owner} ${currency}`)!
      debt.balance -= rest
      owedBalances.set(debt.id, debt.balance)
      taken.push({ ...common, id: derivedId(id, 'OWED'), debit: debt.id, amount: rest, debitAfter: debt.balance })
    }
    return taken
  })
  await post(tx, entries, new Map([...balances, ...owedBalances]), at)
  return balances
}

/** A credit just made to a player's cash in this transaction, which holds the account's lock. */
export interface Credited {
  readonly accountId: bigint
  /** Id of the credit, from which the recovery's id follows. */
  readonly id: string
  readonly ref: string
}

/** Recovers what the players owe from the cash they have just been credited. Answers the new cash of those who owed. */
export const recover = async (tx: Tx, credits: readonly Credited[], at: Date): Promise<ReadonlyMap<bigint, Units>> => {
  if (credits.length === 0) return new Map()
  const last = new Map(credits.map((credit) => [credit.accountId, credit]))
  const rows = await rowsOf<{ id: string; balance: string; cash: string; held: string }>(
    tx,
    sql`select o.id::text as id, o.balance::text as balance, c.id::text as cash, c.balance::text as held
      from ledger_account o join ledger_account c on c.owner_id = o.owner_id and c.currency = o.currency and c.kind = 'player:cash'
      where o.kind = 'player:owed' and o.balance < 0 and c.id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify([...last.keys()].map(String))}::jsonb))
      order by o.id for update of o`,
  )
  const balances = new Map<bigint, Units>()
  const debts = new Map<bigint, Units>()
  const entries = rows.flatMap((row): Entry[] => {
    const [cash, debt, held] = [BigInt(row.cash), BigInt(row.balance), BigInt(row.held)]
    const amount = least(held, -debt)
    if (amount <= 0n) return []
    const { id, ref } = last.get(cash)!
    balances.set(cash, held - amount)
    debts.set(BigInt(row.id), debt + amount)
    const after = { debitAfter: held - amount, creditAfter: debt + amount }
    return [{ id: derivedId(id, 'RECOVERY'), debit: cash, credit: BigInt(row.id), amount, code: 'RECOVERY', ref, ...after }]
  })
  if (entries.length > 0) await post(tx, entries, new Map([...balances, ...debts]), at)
  return balances
}
