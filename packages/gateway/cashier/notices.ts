import type { ResponseOf } from '@portico/contract/kit/call'
import { formatUnits, toMoney } from '@portico/contract/kit/money'
import type { depositWebhook } from '@portico/contract/cashier/calls'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { derivedId } from '../db/canonical.ts'
import { cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { DepositNotice, PaymentProvider, ReceivedNotice } from '../ports/payment-provider.ts'
import { changeDeposit, depositByRef, type DepositRow, lockDeposit } from './store.ts'

type Answer = ResponseOf<typeof depositWebhook>

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The one way in for a provider's word on a deposit. `providerOf` answers the provider of a name. */
export const createNotices = (platform: Platform, ledger: Ledger, providerOf: (name: string) => PaymentProvider | undefined) => {
  const { database, clock, events, log } = platform

  const credit = async (tx: Tx, deposit: DepositRow, providerRef: string): Promise<DepositRow> => {
    const at = clock.now()
    const { creditAfter } = await ledger.transfer(tx, {
      id: derivedId(deposit.id, 'DEPOSIT'),
      debit: houseOf('provider:clearing', deposit.currency),
      credit: cashOf(deposit.memberId, deposit.currency),
      amount: deposit.amount,
      code: 'DEPOSIT',
      ref: deposit.id,
      at,
    })
    await changeDeposit(tx, deposit.id, { state: 'CREDITED', providerRef, creditedAt: at })
    const { memberId, currency } = deposit
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(creditAfter ?? 0n, currency) })
    await events.notify(tx, memberId, 'deposit.credited', { depositId: deposit.id, amount: toMoney(deposit.amount, currency) })
    return { ...deposit, state: 'CREDITED' }
  }

  const fail = async (tx: Tx, deposit: DepositRow, providerRef: string): Promise<DepositRow> => {
    await changeDeposit(tx, deposit.id, { state: 'FAILED', providerRef })
    return { ...deposit, state: 'FAILED' }
  }

  const apply = async (tx: Tx, { methods }: PaymentProvider, notice: DepositNotice): Promise<DepositRow> => {
    const own = methods.map(({ method }) => method)
    const deposit = UUID.test(notice.depositId) ? await lockDeposit(tx, notice.depositId) : undefined
    if (!deposit || !own.includes(deposit.method)) throw new Failure('DEPOSIT_UNKNOWN')
    if (deposit.state === 'CREDITED' || deposit.state === 'FAILED') return deposit
    if (await depositByRef(tx, own, notice.providerRef)) throw new Failure('DEPOSIT_UNKNOWN')
    const agrees = notice.amount === deposit.amount && notice.currency === deposit.currency
    if (notice.outcome === 'PAID' && agrees) return credit(tx, deposit, notice.providerRef)
    if (!agrees)
      log.warn(
        { depositId: deposit.id, notified: formatUnits(notice.amount), currency: notice.currency },
        'a provider confirmed another amount than was asked: not credited',
      )
    return fail(tx, deposit, notice.providerRef)
  }

  /**
   * Has the provider of this name read the notice, then credits or fails the deposit. The same notice again changes nothing and
   * answers the same.
   * @throws Failure SIGNATURE_INVALID, DEPOSIT_UNKNOWN
   */
  return async (name: string, received: ReceivedNotice): Promise<Answer> => {
    const provider = providerOf(name)
    const notice = await provider?.readNotice(received)
    if (!provider || !notice) throw new Failure('SIGNATURE_INVALID')
    const deposit = await database.orm.transaction((tx) => apply(tx, provider, notice))
    return { depositId: deposit.id, state: deposit.state }
  }
}
