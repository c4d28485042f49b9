import type { ResponseOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import { depositWebhook } from '@portico/contract/cashier/calls'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { derivedId } from '../db/canonical.ts'
import { cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Notice, PaymentProvider, SignedNotice } from '../ports/payment-provider.ts'
import { isGenuine } from './signature.ts'
import { changeDeposit, depositByRef, type DepositRow, lockDeposit } from './store.ts'

type Answer = ResponseOf<typeof depositWebhook>

const read = (body: string): Notice => {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new Failure('MALFORMED_BODY')
  }
  const notice = depositWebhook.request.safeParse(value)
  return notice.success ? notice.data : refuse('INVALID_REQUEST')
}

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

  const apply = async (tx: Tx, notice: Notice): Promise<DepositRow> => {
    const deposit = await lockDeposit(tx, notice.depositId)
    if (!deposit || deposit.method !== notice.provider) throw new Failure('DEPOSIT_UNKNOWN')
    if (deposit.state === 'CREDITED' || deposit.state === 'FAILED') return deposit
    if (await depositByRef(tx, notice.provider, notice.providerRef)) throw new Failure('DEPOSIT_UNKNOWN')
    const agrees = parseUnits(notice.amount) === deposit.amount && notice.currency === deposit.currency
    if (notice.outcome === 'PAID' && agrees) return credit(tx, deposit, notice.providerRef)
    if (!agrees)
      log.warn(
        { depositId: deposit.id, told: notice.amount, currency: notice.currency },
        'a provider confirmed another amount than was asked: not credited',
      )
    return fail(tx, deposit, notice.providerRef)
  }

  /**
   * Verifies the signature, then credits or fails the deposit. The same notice again changes nothing and answers the same.
   * @throws Failure SIGNATURE_INVALID, DEPOSIT_UNKNOWN
   */
  return async (signed: SignedNotice): Promise<Answer> => {
    const notice = read(signed.body)
    const provider = providerOf(notice.provider)
    if (!provider || !isGenuine(await provider.secret(), signed, clock.now())) throw new Failure('SIGNATURE_INVALID')
    const deposit = await database.orm.transaction((tx) => apply(tx, notice))
    return { depositId: deposit.id, state: deposit.state }
  }
}
