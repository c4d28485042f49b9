import type { SQL } from '../db/rows.ts'
import { formatUnits, type Units } from '@portico/contract/money'
import type { Database, Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { recover } from './owed-store.ts'
import { type Books, readBooks } from './books-store.ts'
import {
  type AccountRef,
  changeBalance,
  ensureAccount,
  findAccount,
  findTransfer,
  insertTransfer,
  type TransferCode,
  type TransferRow,
} from './store.ts'

/** One movement of money. `id` is made by the caller, so that a retry moves nothing twice. `amount` is positive. */
export interface Transfer {
  readonly id: string
  readonly debit: AccountRef
  readonly credit: AccountRef
  readonly amount: Units
  readonly code: TransferCode
  /** Id of what it belongs to. */
  readonly ref: string
  readonly at: Date
}

export interface Ledger {
  /** Opens a member's accounts; those that are there stay as they are. */
  openAccounts(tx: Tx, memberId: string, currency: string): Promise<void>
  /**
   * Moves money and answers the row written. What a player owes is then taken from the cash that came. The same id again with the same content answers the first row.
   * @throws Failure INSUFFICIENT_FUNDS with what remains; Error when an account is missing or the id was used for something else.
   */
  transfer(tx: Tx, transfer: Transfer): Promise<TransferRow>
  /** A member's cash, or undefined when the account has no ledger (free play). */
  balanceOf(memberId: string, currency: string): Promise<Units | undefined>
  /** Id of a house account, opened on first use. */
  houseAccount(kind: AccountRef['kind'], currency: string): Promise<bigint>
  /** Checks the books on one snapshot. */
  check(): Promise<Books & { readonly balanced: boolean }>
}

export const cashOf = (memberId: string, currency: string): AccountRef => ({ owner: memberId, kind: 'player:cash', currency })
export const houseOf = (kind: AccountRef['kind'], currency: string): AccountRef => ({ owner: null, kind, currency })

const openedAccount = async (tx: Tx, ref: AccountRef) => {
  if (ref.owner === null) await ensureAccount(tx, ref)
  const account = await findAccount(tx, ref)
  if (!account) throw new Error(`no account ${ref.kind} in ${ref.currency} of ${ref.owner ?? 'the house'}`)
  return account
}

type Side = { readonly id: bigint; readonly cached: boolean; readonly balance: Units }

const moveCash = async (tx: Tx, debit: Side, credit: Side, amount: Units) => {
  const sides = [
    { ...debit, change: -amount },
    { ...credit, change: amount },
  ].filter(({ cached }) => cached)
  const after = new Map<bigint, Units>()
  // Always in the order of ids: two opposite transfers must not wait for each other.
  for (const { id, balance, change } of sides.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const changed = await changeBalance(tx, id, change)
    if (changed === undefined) throw new Failure('INSUFFICIENT_FUNDS', { remaining: formatUnits(balance) })
    after.set(id, changed)
  }
  return { debitAfter: after.get(debit.id) ?? null, creditAfter: after.get(credit.id) ?? null }
}

/** `checks`: what has to hold of the books, as areas declare it. */
export const createLedger = (database: Database, checks: () => readonly SQL[]): Ledger => {
  const houses = new Map<string, bigint>()
  return {
    openAccounts: (tx, memberId, currency) => ensureAccount(tx, cashOf(memberId, currency)),

    transfer: async (tx, { id, debit, credit, amount, code, ref, at }) => {
      if (amount <= 0n || debit.currency !== credit.currency) throw new Error(`transfer ${id} moves nothing or between currencies`)
      const [from, to] = [await openedAccount(tx, debit), await openedAccount(tx, credit)]
      const before = await findTransfer(tx, id)
      if (before) {
        if (before.debitId === from.id && before.creditId === to.id && before.amount === amount && before.ref === ref) return before
        throw new Error(`transfer ${id} was made before with other content`)
      }
      const after = await moveCash(tx, from, to, amount)
      const row = { id, debitId: from.id, creditId: to.id, amount, code, ref, at, ...after }
      await insertTransfer(tx, row)
      if (credit.kind === 'player:cash') await recover(tx, [{ accountId: to.id, id, ref }], at)
      return row
    },

    balanceOf: async (memberId, currency) => (await findAccount(database.orm, cashOf(memberId, currency)))?.balance,

    houseAccount: async (kind, currency) => {
      const known = houses.get(`${kind} ${currency}`)
      if (known !== undefined) return known
      await ensureAccount(database.orm, houseOf(kind, currency))
      const { id } = (await findAccount(database.orm, houseOf(kind, currency)))!
      houses.set(`${kind} ${currency}`, id)
      return id
    },

    check: async () => {
      const books = await readBooks(database.background, checks())
      return { ...books, balanced: books.findings.length === 0 }
    },
  }
}
