import { toMoney } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import { derivedId } from '../db/canonical.ts'
import { cashOf, houseOf, type Entry, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Turnover } from '../turnover/index.ts'
import type { Mark } from './mark.ts'
import type { DepositRow } from './store.ts'

/** Takes a credited deposit back that the provider took back: from the cash, and what that does not hold its member owes. The fee is given back. */
export const createReverse =
  ({ clock, events }: Pick<Platform, 'clock' | 'events'>, ledger: Ledger, turnover: Pick<Turnover, 'end'>, mark: Mark) =>
  async (tx: Tx, deposit: DepositRow): Promise<void> => {
    const { id: ref, memberId, currency, amount, fee } = deposit
    const [cash, clearing] = [cashOf(memberId, currency), houseOf('provider:clearing', currency)]
    const entries: Entry[] = [
      { id: derivedId(ref, 'DEPOSIT_REVERSED'), debit: cash, credit: clearing, amount, code: 'DEPOSIT_REVERSED', ref, clawBack: true },
    ]
    if (fee > 0n) {
      const fees = houseOf('house:fees', currency)
      entries.unshift({ id: derivedId(ref, 'DEPOSIT_FEE_BACK'), debit: fees, credit: cash, amount: fee, code: 'DEPOSIT_FEE_BACK', ref })
    }
    const { balanceOf } = await ledger.post(tx, entries, clock.now())
    await turnover.end(tx, ref)
    await mark(tx, deposit, { state: 'REVERSED' })
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balanceOf(cash) ?? 0n, currency) })
  }

export type Reverse = ReturnType<typeof createReverse>
