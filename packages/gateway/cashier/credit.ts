import { toMoney } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import { derivedId } from '../db/canonical.ts'
import { cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Turnover } from '../turnover/index.ts'
import { changeDeposit, type DepositRow } from './store.ts'

/** Credits a deposit, less its fee: the ledger, its row, and what its member hears. */
export const createCredit =
  ({ clock, events }: Pick<Platform, 'clock' | 'events'>, ledger: Ledger, turnover: Pick<Turnover, 'begin'>) =>
  async (tx: Tx, deposit: DepositRow, providerRef: string | null): Promise<DepositRow> => {
    const at = clock.now()
    const { id: ref, memberId, currency, amount, fee } = deposit
    const [cash, clearing] = [cashOf(memberId, currency), houseOf('provider:clearing', currency)]
    await turnover.begin(tx, { id: ref, memberId, currency, kind: 'DEPOSIT', amount: amount - fee })
    const { balanceOf } = await ledger.post(
      tx,
      [
        { id: derivedId(ref, 'DEPOSIT'), debit: clearing, credit: cash, amount, code: 'DEPOSIT', ref },
        ...(fee > 0n
          ? [
              {
                id: derivedId(ref, 'DEPOSIT_FEE'),
                debit: cash,
                credit: houseOf('house:fees', currency),
                amount: fee,
                code: 'DEPOSIT_FEE',
                ref,
              },
            ]
          : []),
      ],
      at,
    )
    const credited = { state: 'CREDITED', providerRef, creditedAt: at, changedAt: at, nextAskAt: null, reason: null } as const
    await changeDeposit(tx, ref, credited)
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balanceOf(cash) ?? 0n, currency) })
    await events.notify(tx, memberId, 'deposit.credited', { depositId: ref, amount: toMoney(amount - fee, currency) })
    await events.notify(tx, memberId, 'waiting.changed', {})
    return { ...deposit, ...credited }
  }

export type Credit = ReturnType<typeof createCredit>
