import { toMoney, type Units } from '@portico/contract/kit/money'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Turnover } from './service.ts'

export interface BonusDeps {
  readonly ledger: Pick<Ledger, 'post'>
  readonly turnover: Pick<Turnover, 'begin'>
}

/** Money that the house gives. Whoever pays it has made sure, by a row of their own, that `id` is paid once. */
export interface Bonus {
  readonly id: string
  readonly memberId: string
  readonly currency: string
  readonly amount: Units
  /** How often it has to be bet before it goes out, in units: 1 is 10000. */
  readonly times: Units
  /** Of the ledger, from the house's promotions to the member's cash. */
  readonly code: string
}

/** Pays into the cash, with what has to be bet for it, and tells the member's tabs. Answers the new balance. */
export const createBonusPay =
  ({ clock, events }: Pick<Platform, 'clock' | 'events'>, { ledger, turnover }: BonusDeps) =>
  async (tx: Tx, { code, times, ...bonus }: Bonus): Promise<Units> => {
    const { id, memberId, currency, amount } = bonus
    await turnover.begin(tx, { ...bonus, kind: 'PROMOTION', times })
    const cash = cashOf(memberId, currency)
    const entry = { id: derivedId(id, code), debit: houseOf('house:promo', currency), credit: cash, amount, code, ref: id }
    const { balanceOf } = await ledger.post(tx, [entry], clock.now())
    const balance = balanceOf(cash) ?? 0n
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balance, currency) })
    return balance
  }

export type PayBonus = ReturnType<typeof createBonusPay>
