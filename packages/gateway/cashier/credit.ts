import { toMoney } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import { derivedId } from '../db/canonical.ts'
import { cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { changeDeposit, type DepositRow } from './store.ts'

/** Credits a deposit: the ledger, its row, and what its member hears. */
export const createCredit =
  ({ clock, events }: Pick<Platform, 'clock' | 'events'>, ledger: Ledger) =>
  async (tx: Tx, deposit: DepositRow, providerRef: string | null): Promise<DepositRow> => {
    const at = clock.now()
    const { memberId, currency, amount } = deposit
    const { creditAfter } = await ledger.transfer(tx, {
      id: derivedId(deposit.id, 'DEPOSIT'),
      debit: houseOf('provider:clearing', currency),
      credit: cashOf(memberId, currency),
      amount,
      code: 'DEPOSIT',
      ref: deposit.id,
      at,
    })
    const credited = { state: 'CREDITED', providerRef, creditedAt: at } as const
    await changeDeposit(tx, deposit.id, credited)
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(creditAfter ?? 0n, currency) })
    await events.notify(tx, memberId, 'deposit.credited', { depositId: deposit.id, amount: toMoney(amount, currency) })
    return { ...deposit, ...credited }
  }

export type Credit = ReturnType<typeof createCredit>
