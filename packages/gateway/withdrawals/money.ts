import { toMoney, type Units } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import { derivedId } from '../db/canonical.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import { cashOf, type Entry, houseOf, type Ledger, openAccount, pendingOf } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { WithdrawalRow } from './store.ts'

export const TRANSFER_CODES: readonly TransferCode[] = [
  { code: 'WITHDRAWAL_HOLD', kind: 'WITHDRAWAL', debit: 'player:cash', credit: 'player:pending' },
  { code: 'WITHDRAWAL_BACK', kind: 'WITHDRAWAL', debit: 'player:pending', credit: 'player:cash' },
  { code: 'WITHDRAWAL', kind: 'WITHDRAWAL', debit: 'player:pending', credit: 'provider:clearing' },
  { code: 'WITHDRAWAL_FEE', kind: 'WITHDRAWAL', debit: 'player:pending', credit: 'house:fees' },
  // What was paid out and did not arrive.
  { code: 'WITHDRAWAL_CREDIT', kind: 'WITHDRAWAL', debit: 'provider:clearing', credit: 'player:cash' },
]

type Code = 'WITHDRAWAL_HOLD' | 'WITHDRAWAL_BACK' | 'WITHDRAWAL' | 'WITHDRAWAL_FEE' | 'WITHDRAWAL_CREDIT'
type Owned = Pick<WithdrawalRow, 'id' | 'memberId' | 'currency' | 'amount' | 'fee'>

/** The movements of a withdrawal, each at most once: their ids follow from its own. */
export interface Money {
  /** Answers what is left in cash. @throws Failure INSUFFICIENT_FUNDS with what remains */
  hold(tx: Tx, row: Owned): Promise<Units>
  release(tx: Tx, row: Owned): Promise<void>
  payOut(tx: Tx, row: Owned): Promise<void>
  /** What of it did not arrive. */
  credit(tx: Tx, row: Owned, amount: Units): Promise<void>
}

export const createMoney = ({ clock, events }: Pick<Platform, 'clock' | 'events'>, ledger: Ledger): Money => {
  const post = async (tx: Tx, { id: ref, memberId, currency }: Owned, entries: readonly [Code, Units][]): Promise<Units> => {
    const [cash, pending] = [cashOf(memberId, currency), pendingOf(memberId, currency)]
    const sides = {
      WITHDRAWAL_HOLD: [cash, pending],
      WITHDRAWAL_BACK: [pending, cash],
      WITHDRAWAL: [pending, houseOf('provider:clearing', currency)],
      WITHDRAWAL_FEE: [pending, houseOf('house:fees', currency)],
      WITHDRAWAL_CREDIT: [houseOf('provider:clearing', currency), cash],
    } as const
    const moving = entries.filter(([, amount]) => amount > 0n)
    const rows = moving.map(([code, amount]): Entry => {
      const [debit, credit] = sides[code]
      return { id: derivedId(ref, code), debit, credit, amount, code, ref }
    })
    const balance = (await ledger.post(tx, rows, clock.now())).balanceOf(cash)
    if (balance !== undefined) await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balance, currency) })
    return balance ?? 0n
  }
  return {
    hold: async (tx, row) => {
      await openAccount(tx, pendingOf(row.memberId, row.currency))
      return post(tx, row, [['WITHDRAWAL_HOLD', row.amount]])
    },
    release: async (tx, row) => void (await post(tx, row, [['WITHDRAWAL_BACK', row.amount]])),
    payOut: async (tx, row) =>
      void (await post(tx, row, [
        ['WITHDRAWAL', row.amount - row.fee],
        ['WITHDRAWAL_FEE', row.fee],
      ])),
    credit: async (tx, row, amount) => void (await post(tx, row, [['WITHDRAWAL_CREDIT', amount]])),
  }
}
