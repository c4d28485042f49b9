import { formatUnits } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import { derivedId } from '../db/canonical.ts'
import { houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { DepositNotice, PaymentProvider } from '../ports/payment-provider.ts'
import type { DepositRow } from './store.ts'
import { changeUnmatched, insertUnmatched, unmatchedByRef, unmatchedOf, type UnmatchedRow } from './unmatched-store.ts'

/** Money that a provider took and that no deposit asked for like that: written down, held and told, never lost. */
export interface Unmatched {
  /** Writes it down, once for a notice. What is paid goes to the suspense account, unless this reference's money is in the ledger already or was taken back. */
  record(tx: Tx, provider: PaymentProvider, notice: DepositNotice, found: Found): Promise<void>
  /** Takes what is held back off the suspense account. */
  release(tx: Tx, row: UnmatchedRow): Promise<void>
  /** Whether an operator has given the payment of this reference to a member. */
  isCredited(tx: Tx, provider: PaymentProvider, providerRef: string): Promise<boolean>
  /** Whether the payment of this reference was said to be taken back while it stood on no balance. */
  isTakenBack(tx: Tx, provider: PaymentProvider, providerRef: string): Promise<boolean>
  /** Closes what is held for a reference, whose provider has corrected itself, and that nothing was heard of the deposit. */
  supersede(tx: Tx, provider: PaymentProvider, providerRef: string, depositId: string): Promise<void>
  /** Writes down that nobody knows whether a deposit was paid. */
  noNews(tx: Tx, provider: PaymentProvider, deposit: DepositRow): Promise<void>
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

  const write = async (tx: Tx, row: Parameters<typeof insertUnmatched>[1]): Promise<void> => {
    if (!(await insertUnmatched(tx, row))) return
    if (row.held) await move(tx, 'PAYMENT_HELD', row)
    const { id: payment, provider, providerRef, depositId, reason, amount, currency } = row
    log.error(
      { payment, provider, providerRef, depositId, reason, amount: formatUnits(amount), currency },
      'a payment matches no deposit and waits for a decision: npm run operator -- payments list',
    )
  }

  const close = async (tx: Tx, row: UnmatchedRow, note: string): Promise<void> => {
    await release(tx, row)
    await changeUnmatched(tx, row.id, { state: 'CLOSED', resolvedAt: clock.now(), resolvedBy: row.provider, note })
  }

  return {
    release,
    record: async (tx, { name: provider, methods }, notice, { reason, deposit, moneyless = false }) => {
      const { providerRef, amount, currency } = notice
      const depositId = deposit?.id ?? notice.depositId
      const before = await unmatchedByRef(tx, provider, providerRef)
      await write(tx, {
        id: derivedId(provider, providerRef, depositId, reason, formatUnits(amount), currency),
        provider,
        providerRef,
        depositId,
        method: deposit?.method ?? methods[0]?.method ?? provider,
        memberId: deposit?.memberId ?? null,
        amount,
        currency,
        reason,
        held: !moneyless && !before.some(({ held, reason: former }) => held || former === 'REVERSAL'),
        receivedAt: clock.now(),
        state: 'OPEN',
      })
    },
    noNews: async (tx, { name: provider }, { id: depositId, reference, method, memberId, amount, currency }) => {
      const id = derivedId('no news', depositId)
      const what = { provider, providerRef: reference ?? '', depositId, method, memberId, amount, currency, reason: 'NO_NEWS' } as const
      await write(tx, { id, ...what, held: false, receivedAt: clock.now(), state: 'OPEN' })
    },
    isCredited: async (tx, { name }, providerRef) =>
      (await unmatchedByRef(tx, name, providerRef)).some(({ state }) => state === 'CREDITED'),
    isTakenBack: async (tx, { name }, providerRef) =>
      (await unmatchedByRef(tx, name, providerRef)).some(({ reason }) => reason === 'REVERSAL'),
    supersede: async (tx, { name }, providerRef, depositId) => {
      for (const row of await unmatchedByRef(tx, name, providerRef))
        if (row.state === 'OPEN') await close(tx, row, 'the provider sent the right notice for this reference')
      for (const row of await unmatchedOf(tx, depositId))
        if (row.state === 'OPEN' && row.reason === 'NO_NEWS') await close(tx, row, 'the provider said in the end that it is paid')
    },
  }
}

type UnmatchedMoney = Pick<UnmatchedRow, 'id' | 'amount' | 'currency'>
