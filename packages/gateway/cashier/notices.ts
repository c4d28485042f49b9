import type { Tx } from '../db/open.ts'
import type { DepositNotice, PaymentProvider } from '../ports/payment-provider.ts'
import type { Credit } from './credit.ts'
import type { HasRoom } from './late.ts'
import type { Mark } from './mark.ts'
import type { Reverse } from './reverse.ts'
import { depositByRef, type DepositRow, lockDeposit } from './store.ts'
import type { Unmatched } from './unmatched.ts'
import { lockReference } from './unmatched-store.ts'

export interface NoticeDeps {
  readonly unmatched: Unmatched
  readonly credit: Credit
  readonly reverse: Reverse
  readonly mark: Mark
  readonly hasRoom: HasRoom
}

/** Who may be told of a deposit: whose method it is by. */
const isOf = (provider: PaymentProvider, { provider: name, method }: DepositRow): boolean =>
  name === '' ? provider.methods.some((each) => each.method === method) : name === provider.name

/**
 * What becomes of a deposit by its provider's word, in whatever order and however often it is said. The same again changes nothing. What cannot be credited
 * as it is stands in `unmatched_payment` afterwards.
 */
export const createNotices = ({ unmatched, credit, reverse, mark, hasRoom }: NoticeDeps) => {
  /** A payment that stands on no balance by itself was taken back: it is not credited later, and whoever holds its money learns of it. */
  const takenBack = async (tx: Tx, provider: PaymentProvider, notice: DepositNotice, deposit?: DepositRow): Promise<void> => {
    if (notice.outcome === 'REVERSED') await unmatched.record(tx, provider, notice, { reason: 'REVERSAL', deposit, moneyless: true })
  }

  const afterCredit = async (tx: Tx, provider: PaymentProvider, notice: DepositNotice, deposit: DepositRow): Promise<void> => {
    const same = notice.providerRef === deposit.providerRef
    const whole = notice.amount === deposit.amount && notice.currency === deposit.currency
    if (notice.outcome === 'PAID') {
      if (!same) await unmatched.record(tx, provider, notice, { reason: 'SECOND_PAYMENT', deposit })
      else if (!whole) await unmatched.record(tx, provider, notice, { reason: 'CONTRADICTION', deposit, moneyless: true })
      return
    }
    if (!same) return takenBack(tx, provider, notice, deposit)
    // A late refusal may be older than the payment: a person looks at it. That money was taken back is never said by mistake of order.
    if (notice.outcome === 'REVERSED' && whole) await reverse(tx, deposit)
    else await unmatched.record(tx, provider, notice, { reason: 'REVERSAL', deposit, moneyless: true })
  }

  const paid = async (tx: Tx, provider: PaymentProvider, notice: DepositNotice, deposit: DepositRow): Promise<void> => {
    if (await unmatched.isCredited(tx, provider, notice.providerRef))
      return unmatched.record(tx, provider, notice, { reason: 'CONTRADICTION', deposit, moneyless: true })
    // The word that it was taken back was faster than the word that it was paid.
    if (await unmatched.isTakenBack(tx, provider, notice.providerRef)) {
      await unmatched.record(tx, provider, notice, { reason: 'CONTRADICTION', deposit, moneyless: true })
      if (deposit.state !== 'FAILED') await mark(tx, deposit, { state: 'FAILED' })
      return
    }
    if (notice.amount !== deposit.amount || notice.currency !== deposit.currency) {
      await unmatched.record(tx, provider, notice, { reason: 'OTHER_AMOUNT', deposit })
      if (deposit.state !== 'REVIEW') await mark(tx, deposit, { state: 'REVIEW', nextAskAt: null })
      return
    }
    if (!(await hasRoom(tx, deposit))) {
      await unmatched.record(tx, provider, notice, { reason: 'OVER_LIMIT', deposit })
      if (deposit.state !== 'REVIEW') await mark(tx, deposit, { state: 'REVIEW', nextAskAt: null })
      return
    }
    await unmatched.supersede(tx, provider, notice.providerRef, deposit.id)
    await credit(tx, deposit, notice.providerRef)
  }

  return async (tx: Tx, provider: PaymentProvider, notice: DepositNotice): Promise<void> => {
    await lockReference(tx, provider.name, notice.providerRef)
    const named = await lockDeposit(tx, notice.depositId)
    const deposit = named && isOf(provider, named) ? named : undefined
    if (!deposit) {
      if (notice.outcome === 'PAID') await unmatched.record(tx, provider, notice, { reason: 'UNKNOWN_DEPOSIT' })
      return takenBack(tx, provider, notice)
    }
    if (deposit.state === 'CREDITED') return afterCredit(tx, provider, notice, deposit)
    const other = await depositByRef(tx, provider, notice.providerRef)
    if (other && other.id !== deposit.id) {
      const moneyless = other.state === 'CREDITED' || other.state === 'REVERSED'
      if (notice.outcome === 'PAID') await unmatched.record(tx, provider, notice, { reason: 'REFERENCE_USED', deposit, moneyless })
      return
    }
    if (deposit.state === 'REVERSED') {
      const moneyless = notice.providerRef === deposit.providerRef
      if (notice.outcome === 'PAID') await unmatched.record(tx, provider, notice, { reason: 'CONTRADICTION', deposit, moneyless })
      return
    }
    // What was declined may be paid after all; what is paid comes in whatever was said before, and however late.
    if (notice.outcome === 'PAID') return paid(tx, provider, notice, deposit)
    if (notice.outcome === 'REVERSED') return takenBack(tx, provider, notice, deposit)
    if (deposit.state !== 'FAILED' && deposit.state !== 'REVIEW')
      await mark(tx, deposit, { state: 'FAILED', providerRef: notice.providerRef, reason: notice.reason ?? null })
  }
}

export type ApplyNotice = ReturnType<typeof createNotices>
