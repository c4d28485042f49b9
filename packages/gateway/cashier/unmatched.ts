import { formatUnits } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import { derivedId } from '../db/canonical.ts'
import { houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { DepositNotice, PaymentProvider } from '../ports/payment-provider.ts'
import type { DepositRow } from './store.ts'
import { changeUnmatched, insertUnmatched, unmatchedByRef, type UnmatchedRow } from './unmatched-store.ts'

/** Money that a provider took and that no deposit asked for like that: written down, held and told, never lost. */
export interface Unmatched {
  /** Writes it down, once for a notice. What is paid goes to the suspense account, unless this reference's money is in the ledger already. */
  record(tx: Tx, provider: PaymentProvider, notice: DepositNotice, found: Found): Promise<void>
  /** Takes what is held back off the suspense account. */
  release(tx: Tx, row: UnmatchedRow): Promise<void>
  /** Whether an operator has given the payment of this reference to a member. */
  isCredited(tx: Tx, provider: PaymentProvider, providerRef: string): Promise<boolean>
  /** Closes what is held for a reference, whose provider has corrected itself. */
  supersede(tx: Tx, provider: PaymentProvider, providerRef: string): Promise<void>
}

export interface Found {
  readonly reason: UnmatchedRow['reason']
  readonly deposit?: DepositRow | undefined
  /** Nothing came in by it that is not in the ledger already. */
  readonly moneyless?: boolean
}

export const createUnmatched = ({ clock, log }: Pick<Platform, 'clock' | 'log'>, ledger: Ledger): Unmatched => {
  const move = async (tx: Tx, code: 'PAYMENT_HELD' | 'PAYMENT_RELEASED', { id, amount, currency }: UnmatchedMoney): Promise<void> => {
    const [clearing, suspense] = [houseOf('provider:clearing', currency), houseOf('suspense', currency)]
    const [debit, credit] = code === 'PAYMENT_HELD' ? [clearing, suspense] : [suspense, clearing]
    await ledger.transfer(tx, { id: derivedId(id, code), debit, credit, amount, code, ref: id, at: clock.now() })
  }

  const release: Unmatched['release'] = async (tx, row) => {
    if (row.held) await move(tx, 'PAYMENT_RELEASED', row)
  }

  return {
    release,
    record: async (tx, { name: provider, methods }, notice, { reason, deposit, moneyless = false }) => {
      const { providerRef, depositId, amount, currency } = notice
      const before = await unmatchedByRef(tx, provider, providerRef)
      const row = {
        id: derivedId(provider, providerRef, depositId, reason, formatUnits(amount), currency),
        provider,
        providerRef,
        depositId,
        method: deposit?.method ?? methods[0]?.method ?? provider,
        memberId: deposit?.memberId ?? null,
        amount,
        currency,
        reason,
        held: !moneyless && !before.some(({ held }) => held),
        receivedAt: clock.now(),
        state: 'OPEN',
      } as const
      if (!(await insertUnmatched(tx, row))) return
      if (row.held) await move(tx, 'PAYMENT_HELD', row)
      log.error(
        { payment: row.id, provider, providerRef, depositId, reason, amount: formatUnits(amount), currency },
        'a payment matches no deposit and waits for a decision: npm run operator -- payments list',
      )
    },
    isCredited: async (tx, { name }, providerRef) =>
      (await unmatchedByRef(tx, name, providerRef)).some(({ state }) => state === 'CREDITED'),
    supersede: async (tx, { name }, providerRef) => {
      for (const row of await unmatchedByRef(tx, name, providerRef)) {
        if (row.state !== 'OPEN') continue
        await release(tx, row)
        const note = 'the provider sent the right notice for this reference'
        await changeUnmatched(tx, row.id, { state: 'CLOSED', resolvedAt: clock.now(), resolvedBy: row.provider, note })
      }
    },
  }
}

type UnmatchedMoney = Pick<UnmatchedRow, 'id' | 'amount' | 'currency'>
