import type { Units } from '@portico/contract/kit/money'
import type { Database, Tx } from '../db/open.ts'
import type { AccountKind, TransferCode } from '../kit/transfer-code.ts'
import { accountKey, type AccountRef, cashOf, houseOf, nameOf } from './account.ts'
import { type CodeRegistry, codeRegistry } from './codes.ts'
import type { Entry, TransferRow } from './entry.ts'
import { accountsOf, planPosting } from './posting.ts'
import { findAccount, findTransfer, holdAccounts, openAccount, writePosting } from './store.ts'

/** An entry that is posted by itself. */
export type Transfer = Omit<Entry, 'clawBack'> & { readonly at: Date }

export interface PostResult {
  /** As written: the entries in their order, a claw back in up to two parts, and at the end what was collected. */
  readonly rows: readonly TransferRow[]
  /** The balance of a member's account when all is posted; undefined when nothing touched it. */
  balanceOf(ref: AccountRef): Units | undefined
}

export interface Ledger {
  /** Opens a member's accounts; those that are there stay as they are. */
  openAccounts(tx: Tx, memberId: string, currency: string): Promise<void>
  /**
   * Posts entries in the order given, all of them or none. What comes to a cash then pays what its owner owes, unless somebody brought it. Apart from
   * `place-bets-statement.ts` and `vendor-bet-statement.ts` nothing else writes balances or transfers.
   * @throws Failure INSUFFICIENT_FUNDS with what remains; Error when an account is missing, a code is not declared or an id was posted before.
   */
  post(tx: Tx, entries: readonly Entry[], at: Date): Promise<PostResult>
  /**
   * Posts one entry and answers the row written; the same id again with the same content answers the first row.
   * @throws Failure INSUFFICIENT_FUNDS with what remains; Error as `post`, or when the id was used for something else.
   */
  transfer(tx: Tx, transfer: Transfer): Promise<TransferRow>
  /** Locks members' accounts for this transaction as `post` does, and answers what they hold; undefined for one that is not open. */
  hold(tx: Tx, refs: readonly AccountRef[]): Promise<(ref: AccountRef) => Units | undefined>
  /** A member's cash, or undefined when the account has no ledger (free play). */
  balanceOf(memberId: string, currency: string): Promise<Units | undefined>
  /** Id of a house account, opened on first use. */
  houseAccount(kind: AccountKind, currency: string): Promise<bigint>
}

export interface LedgerDeps {
  /** Why money moves, as areas declare it. */
  readonly codes: () => readonly TransferCode[]
}

const checkEntry = (entry: Entry, codes: CodeRegistry): void => {
  const { id, amount, debit, credit } = entry
  if (amount <= 0n || debit.currency !== credit.currency) throw new Error(`transfer ${id} moves nothing or between currencies`)
  codes.check(entry)
}

/** The accounts, held for this transaction; the house's are opened where they are missing. */
const lockedAccounts = async (tx: Tx, refs: readonly AccountRef[]) => {
  const locked = await holdAccounts(tx, refs)
  // In one order, so that two that open the same ones never wait for each other in a ring.
  const missing = refs.filter((ref) => ref.owner === null && !locked.has(accountKey(ref))).sort((a, b) => (a.kind < b.kind ? -1 : 1))
  if (missing.length === 0) return locked
  for (const ref of missing) await openAccount(tx, ref)
  return new Map([...locked, ...(await holdAccounts(tx, missing))])
}

export const createLedger = (database: Database, { codes: declared }: LedgerDeps): Ledger => {
  const houses = new Map<string, bigint>()
  let registry: CodeRegistry | undefined

  const post: Ledger['post'] = async (tx, entries, at) => {
    if (entries.length === 0) return { rows: [], balanceOf: () => undefined }
    registry ??= codeRegistry(declared())
    for (const entry of entries) checkEntry(entry, registry)
    let accounts = await lockedAccounts(tx, accountsOf(entries))
    let posting = planPosting(entries, accounts, at, registry.isBrought)
    if (posting.missing.length > 0) {
      for (const ref of posting.missing) await openAccount(tx, ref)
      accounts = new Map([...accounts, ...(await holdAccounts(tx, posting.missing))])
      posting = planPosting(entries, accounts, at, registry.isBrought)
    }
    await writePosting(tx, posting, at)
    const { rows, balances } = posting
    return {
      rows,
      balanceOf: (ref) => {
        const account = accounts.get(accountKey(ref))
        return account && balances.get(account.id)
      },
    }
  }

  /** The row of a movement made before. */
  const repeated = async (
    tx: Tx,
    before: TransferRow,
    { id, debit, credit, amount, code, ref, product = '' }: Transfer,
  ): Promise<TransferRow> => {
    const idOf = async (side: AccountRef) => (await findAccount(tx, side))?.id
    const same = before.debitId === (await idOf(debit)) && before.creditId === (await idOf(credit))
    if (same && before.amount === amount && before.code === code && before.ref === ref && before.product === product) return before
    throw new Error(`transfer ${id} was made before with other content`)
  }

  return {
    openAccounts: (tx, memberId, currency) => openAccount(tx, cashOf(memberId, currency)),
    post,
    transfer: async (tx, transfer) => {
      const before = await findTransfer(tx, transfer.id)
      if (before) return repeated(tx, before, transfer)
      const { at, ...entry } = transfer
      return (await post(tx, [entry], at)).rows[0]!
    },

    hold: async (tx, refs) => {
      const locked = await holdAccounts(tx, refs)
      return (ref) => locked.get(accountKey(ref))?.balance
    },

    balanceOf: async (memberId, currency) => (await findAccount(database.orm, cashOf(memberId, currency)))?.balance,

    houseAccount: async (kind, currency) => {
      const ref = houseOf(kind, currency)
      const known = houses.get(accountKey(ref))
      if (known !== undefined) return known
      await openAccount(database.orm, ref)
      const account = await findAccount(database.orm, ref)
      if (!account) throw new Error(`no account ${nameOf(ref)}`)
      houses.set(accountKey(ref), account.id)
      return account.id
    },
  }
}
