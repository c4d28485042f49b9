import { formatUnits, type Units } from '@portico/contract/kit/money'
import { derivedId } from '../db/canonical.ts'
import { Failure } from '../failure.ts'
import { accountKey, type AccountRef, nameOf, receivableOf } from './account.ts'
import type { Entry, TransferRow } from './entry.ts'
import { collectable, splitClawBack } from './receivables.ts'

/** An account as it is locked for posting. Only a cached one has a balance. */
export interface LockedAccount {
  readonly id: bigint
  readonly cached: boolean
  readonly balance: Units
}

export type LockedAccounts = ReadonlyMap<string, LockedAccount>

/** What is to be written. */
export interface Posting {
  readonly rows: readonly TransferRow[]
  /** New balances of the cached accounts that have changed, by account id. */
  readonly balances: ReadonlyMap<bigint, Units>
  /** Receivable accounts that it takes and that are not open yet: open them and plan again. */
  readonly missing: readonly AccountRef[]
}

const isCash = ({ kind }: AccountRef): boolean => kind === 'player:cash'

/** The accounts that entries touch or may touch, receivables among them; each once. */
export const accountsOf = (entries: readonly Entry[]): readonly AccountRef[] => {
  const refs = new Map<string, AccountRef>()
  const add = (ref: AccountRef) => refs.set(accountKey(ref), ref)
  for (const { debit, credit, clawBack } of entries) {
    add(debit)
    add(credit)
    for (const side of [clawBack ? debit : undefined, credit]) if (side?.owner && isCash(side)) add(receivableOf(side.owner, side.currency))
  }
  return [...refs.values()]
}

/** What entries bring to each cash account, subject by subject: what one loses again is no gain. With the last entry that brings something. */
const gainsOf = (entries: readonly Entry[], isBrought: (code: string) => boolean) => {
  const nets = new Map<string, { last: Entry; readonly bySubject: Map<string, Units> }>()
  for (const entry of entries) {
    if (!isCash(entry.credit) || isBrought(entry.code)) continue
    const own = nets.get(accountKey(entry.credit)) ?? { last: entry, bySubject: new Map<string, Units>() }
    own.last = entry
    own.bySubject.set(entry.ref, (own.bySubject.get(entry.ref) ?? 0n) + entry.amount)
    nets.set(accountKey(entry.credit), own)
  }
  for (const { clawBack, debit, ref, amount } of entries) {
    const own = clawBack ? nets.get(accountKey(debit))?.bySubject : undefined
    if (own?.has(ref)) own.set(ref, own.get(ref)! - amount)
  }
  return [...nets.values()].map(({ last, bySubject }) => ({
    last,
    gains: [...bySubject.values()].reduce((sum, net) => (net > 0n ? sum + net : sum), 0n),
  }))
}

/**
 * Works out what posting the entries writes, in their order; afterwards what came to the cash, and was not brought, pays what its owner owes.
 * @throws Failure INSUFFICIENT_FUNDS with what remains; Error for an account that is not open.
 */
export const planPosting = (
  entries: readonly Entry[],
  accounts: LockedAccounts,
  at: Date,
  isBrought: (code: string) => boolean = () => false,
): Posting => {
  const balances = new Map<bigint, Units>()
  const missing = new Map<string, AccountRef>()
  const rows: TransferRow[] = []
  const find = (ref: AccountRef): LockedAccount => {
    const account = accounts.get(accountKey(ref))
    if (!account) throw new Error(`no account ${nameOf(ref)}`)
    return account
  }
  const balanceOf = ({ id, balance }: LockedAccount): Units => balances.get(id) ?? balance
  const change = (account: LockedAccount, by: Units): Units | null => {
    if (!account.cached) return null
    const after = balanceOf(account) + by
    balances.set(account.id, after)
    return after
  }
  const move = (
    id: string,
    debit: LockedAccount,
    credit: LockedAccount,
    amount: Units,
    { code, ref, product = '' }: Pick<Entry, 'code' | 'ref' | 'product'>,
  ): void => {
    const debitAfter = change(debit, -amount)
    const creditAfter = change(credit, amount)
    rows.push({ id, debitId: debit.id, creditId: credit.id, amount, code, ref, product, debitAfter, creditAfter, at })
  }

  const clawBack = (entry: Entry, debit: LockedAccount, credit: LockedAccount): void => {
    const { fromCash, receivable } = splitClawBack(entry.amount, balanceOf(debit))
    if (fromCash > 0n) move(entry.id, debit, credit, fromCash, entry)
    if (receivable === 0n) return
    const ref = receivableOf(entry.debit.owner!, entry.debit.currency)
    const account = accounts.get(accountKey(ref))
    // The first part has the entry's own id, whichever it is, so that the same claw back can never be posted twice.
    if (account) move(fromCash > 0n ? derivedId(entry.id, 'OWED') : entry.id, account, credit, receivable, entry)
    else missing.set(accountKey(ref), ref)
  }

  for (const entry of entries) {
    const [debit, credit] = [find(entry.debit), find(entry.credit)]
    if (entry.clawBack) clawBack(entry, debit, credit)
    else {
      const available = balanceOf(debit)
      if (debit.cached && available < entry.amount) throw new Failure('INSUFFICIENT_FUNDS', { remaining: formatUnits(available) })
      move(entry.id, debit, credit, entry.amount, entry)
    }
  }

  for (const { last, gains } of gainsOf(entries, isBrought)) {
    const account = accounts.get(accountKey(receivableOf(last.credit.owner!, last.credit.currency)))
    if (!account) continue
    const cash = find(last.credit)
    const amount = collectable(balanceOf(cash), balanceOf(account), gains)
    if (amount > 0n) move(derivedId(last.id, 'RECOVERY'), cash, account, amount, { code: 'RECOVERY', ref: last.ref })
  }
  return { rows, balances, missing: [...missing.values()] }
}
