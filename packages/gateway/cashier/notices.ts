import type { ResponseOf } from '@portico/contract/kit/call'
import type { depositWebhook } from '@portico/contract/cashier/calls'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Platform } from '../platform.ts'
import type { DepositNotice, PaymentProvider, ReceivedNotice } from '../ports/payment-provider.ts'
import type { Credit } from './credit.ts'
import { changeDeposit, depositByRef, type DepositRow, lockDeposit } from './store.ts'
import type { Unmatched } from './unmatched.ts'

type Answer = ResponseOf<typeof depositWebhook>

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export interface NoticeDeps {
  readonly unmatched: Unmatched
  readonly credit: Credit
  /** The provider of a name. */
  readonly providerOf: (name: string) => Promise<PaymentProvider | undefined>
}

/** The one way in for a provider's word on a deposit. */
export const createNotices = ({ database }: Pick<Platform, 'database'>, { unmatched, credit, providerOf }: NoticeDeps) => {
  const fail = async (tx: Tx, deposit: DepositRow, providerRef: string): Promise<DepositRow> => {
    await changeDeposit(tx, deposit.id, { state: 'FAILED', providerRef })
    return { ...deposit, state: 'FAILED' }
  }

  /** A deposit that is credited stays so; what else is paid for it, or taken back, somebody has to look at. */
  const afterCredit = async (tx: Tx, provider: PaymentProvider, notice: DepositNotice, deposit: DepositRow): Promise<void> => {
    const same = notice.providerRef === deposit.providerRef
    if (notice.outcome === 'DECLINED') {
      if (same) await unmatched.record(tx, provider, notice, { reason: 'REVERSAL', deposit, moneyless: true })
    } else if (!same) await unmatched.record(tx, provider, notice, { reason: 'SECOND_PAYMENT', deposit })
    else if (notice.amount !== deposit.amount || notice.currency !== deposit.currency)
      await unmatched.record(tx, provider, notice, { reason: 'CONTRADICTION', deposit, moneyless: true })
  }

  const paid = async (tx: Tx, provider: PaymentProvider, notice: DepositNotice, deposit: DepositRow): Promise<DepositRow> => {
    if (await unmatched.isCredited(tx, provider, notice.providerRef)) {
      await unmatched.record(tx, provider, notice, { reason: 'CONTRADICTION', deposit, moneyless: true })
      return deposit
    }
    if (notice.amount !== deposit.amount || notice.currency !== deposit.currency) {
      await unmatched.record(tx, provider, notice, { reason: 'OTHER_AMOUNT', deposit })
      return deposit
    }
    await unmatched.supersede(tx, provider, notice.providerRef)
    return credit(tx, deposit, notice.providerRef)
  }

  /** The deposit as it stands afterwards; undefined when the notice is of none. */
  const apply = async (tx: Tx, provider: PaymentProvider, notice: DepositNotice): Promise<DepositRow | undefined> => {
    const own = provider.methods.map(({ method }) => method)
    const named = UUID.test(notice.depositId) ? await lockDeposit(tx, notice.depositId) : undefined
    const deposit = named && own.includes(named.method) ? named : undefined
    if (!deposit) {
      if (notice.outcome === 'PAID') await unmatched.record(tx, provider, notice, { reason: 'UNKNOWN_DEPOSIT' })
      return undefined
    }
    if (deposit.state === 'CREDITED') {
      await afterCredit(tx, provider, notice, deposit)
      return deposit
    }
    const other = await depositByRef(tx, own, notice.providerRef)
    if (other && other.id !== deposit.id) {
      const moneyless = other.state === 'CREDITED'
      if (notice.outcome === 'PAID') await unmatched.record(tx, provider, notice, { reason: 'REFERENCE_USED', deposit, moneyless })
      return undefined
    }
    // What was declined may be paid after all; what is paid comes in whatever was said before.
    if (notice.outcome === 'PAID') return paid(tx, provider, notice, deposit)
    return deposit.state === 'FAILED' ? deposit : fail(tx, deposit, notice.providerRef)
  }

  /**
   * Has the provider of this name read the notice, then credits or fails the deposit. The same notice again changes nothing and
   * answers the same. A payment that cannot be credited as it is stands in `unmatched_payment` afterwards, also when it is refused.
   * @throws Failure SIGNATURE_INVALID, DEPOSIT_UNKNOWN, INVALID_REQUEST
   */
  return async (name: string, received: ReceivedNotice): Promise<Answer> => {
    const provider = await providerOf(name)
    const notice = await provider?.readNotice(received)
    if (!provider || !notice) throw new Failure('SIGNATURE_INVALID')
    if (notice.outcome === 'PAID' && notice.amount <= 0n)
      throw new Failure('INVALID_REQUEST', { fields: { amount: { rule: 'too_small' } } })
    const deposit = await database.orm.transaction((tx) => apply(tx, provider, notice))
    if (!deposit) throw new Failure('DEPOSIT_UNKNOWN')
    return { depositId: deposit.id, state: deposit.state }
  }
}
