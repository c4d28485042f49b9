import type { cancelDeposit, claimDeposit, createDeposit, depositStatus, listDeposits } from '@portico/contract/cashier/deposit-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { formatUnits, parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import { derivedId, fingerprintOf } from '../db/canonical.ts'
import { once } from '../db/once.ts'
import { Failure, refuse } from '../failure.ts'
import type { Control } from '../control/index.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS, MINUTE_MS } from '../kit/duration.ts'
import { typedUnits } from '../kit/typed-units.ts'
import { cashOf, creditedBalance, findAccount, type Ledger, lockAccount } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { PaymentMethod } from '../ports/payment-provider.ts'
import { askAt, type Asks } from './asks.ts'
import type { Mark } from './mark.ts'
import { referenceOf } from './reference.ts'
import { changeDeposit, depositsOf, findDeposit, insertDeposit, lockDeposit, WAITING, waitingAmount, waitingOf } from './store.ts'
import type { Views } from './view.ts'
import type { Ways } from './ways.ts'

export type Payer = Pick<Caller, 'memberId' | 'currency'>

export interface Deposits {
  /**
   * Asks the provider for a deposit. The credit comes with the provider's notice.
   * The same key answers for the same deposit.
   * @throws Failure METHOD_UNKNOWN, AMOUNT_DECIMALS, AMOUNT_OUT_OF_RANGE, TOO_MANY_DEPOSITS, NEED_TRUE_ACCOUNT, IDEMPOTENCY_CONFLICT, UNAVAILABLE,
   * DEPOSIT_LIMIT_REACHED, PLAY_PAUSED, SELF_EXCLUDED
   */
  deposit(caller: Payer, request: RequestOf<typeof createDeposit>, key: string): Promise<ResponseOf<typeof createDeposit>>
  list(caller: Payer, language: string): Promise<ResponseOf<typeof listDeposits>>
  /** @throws Failure DEPOSIT_UNKNOWN */
  status(caller: Payer, depositId: string, language: string): Promise<ResponseOf<typeof depositStatus>>
  /** Asks the provider at once. @throws Failure DEPOSIT_UNKNOWN */
  claim(caller: Payer, depositId: string, language: string): Promise<ResponseOf<typeof claimDeposit>>
  /** @throws Failure DEPOSIT_UNKNOWN, DEPOSIT_OVER */
  cancel(caller: Payer, depositId: string, language: string): Promise<ResponseOf<typeof cancelDeposit>>
}

export interface DepositDeps {
  readonly ledger: Ledger
  readonly ways: Ways
  readonly asks: Asks
  readonly mark: Mark
  readonly views: Views
  /** Whether what its owner has set for themselves allows one more. @throws Failure as it does */
  readonly depositAllowed: Control['depositAllowed']
}

/** Deposits that may wait for one member at a time. */
const MOST_WAITING = 5
/** Deposits that are listed. */
const MOST_LISTED = 12
/** How long a payment page is good for; a transfer by hand takes longer. */
const PAGE_MS = 15 * MINUTE_MS

const expiryOf = ({ instructions }: PaymentMethod, at: Date): Date => new Date(at.getTime() + (instructions ? DAY_MS : PAGE_MS))

export const feeOf = (amount: Units, { fee = 0 }: Pick<PaymentMethod, 'fee'>): Units => (amount * BigInt(fee)) / 10_000n

export const createDeposits = (
  { database, clock, log, events }: Pick<Platform, 'database' | 'clock' | 'log' | 'events'>,
  { ledger, ways, asks, mark, views, depositAllowed }: DepositDeps,
): Deposits => {
  const cash = async ({ memberId, currency }: Payer) => (await ledger.balanceOf(memberId, currency)) ?? refuse('NEED_TRUE_ACCOUNT')

  /** What a member may still begin is counted while nobody else begins anything of theirs. */
  const admit = async (tx: Tx, { memberId, currency }: Payer, amount: Units): Promise<void> => {
    const account = (await findAccount(tx, cashOf(memberId, currency))) ?? refuse('NEED_TRUE_ACCOUNT')
    await lockAccount(tx, account.id)
    if ((await waitingOf(tx, memberId)).count >= MOST_WAITING) throw new Failure('TOO_MANY_DEPOSITS', { remaining: String(MOST_WAITING) })
    // What waits counts as paid in until it has run out: two pages at once would both pass otherwise.
    await depositAllowed(tx, { memberId, currency }, { amount, waiting: await waitingAmount(tx, memberId, currency, clock.now()) })
  }

  const checkOffered = async (name: string, units: Units, currency: string): Promise<void> => {
    const { method, open } = await ways.named(name, currency)
    if (!open) throw new Failure('METHOD_UNKNOWN')
    const { min, max } = method.bounds[currency] ?? refuse('METHOD_UNKNOWN')
    if (units < min || units > max) throw new Failure('AMOUNT_OUT_OF_RANGE', { remaining: formatUnits(units < min ? min : max) })
  }

  /** Stores the deposit before the provider is asked for money, so that a notice always finds it. */
  const recorded = async (caller: Payer, request: RequestOf<typeof createDeposit>, key: string): Promise<string> => {
    const at = clock.now()
    const { memberId, currency } = caller
    const amount = parseUnits(request.amount)
    const fingerprint = fingerprintOf({ call: 'createDeposit', method: request.method, amount: formatUnits(amount) })
    const id = derivedId(memberId, key)
    if (await findDeposit(database.orm, id))
      return database.orm.transaction((tx) => once(tx, { memberId, key, fingerprint, at }, async () => id))
    const { provider, method } = await ways.named(request.method, currency)
    return database.orm.transaction((tx) =>
      once(tx, { memberId, key, fingerprint, at }, async () => {
        await admit(tx, caller, amount)
        await insertDeposit(tx, {
          id,
          reference: referenceOf(id),
          memberId,
          method: request.method,
          provider: provider.name,
          amount,
          fee: feeOf(amount, method),
          currency,
          state: 'CREATED',
          createdAt: at,
          changedAt: at,
          expiresAt: expiryOf(method, at),
          nextAskAt: askAt(at, 0),
        })
        return id
      }),
    )
  }

  /** Has the provider make a page to pay on; what it does not answer stays as it was, to be asked again under the same key. */
  const begin = async (id: string): Promise<void> => {
    const row = (await findDeposit(database.orm, id))!
    if (row.state !== 'CREATED') return
    const provider = (await ways.providerOf(row)) ?? refuse('METHOD_UNKNOWN')
    const { reference, method, amount, currency, expiresAt, createdAt } = row
    const page = await provider
      .create({ id, reference: reference ?? referenceOf(id), method, amount, currency, expiresAt: expiresAt ?? createdAt })
      .catch((error: unknown) => {
        log.warn({ deposit: id, provider: provider.name, err: error }, 'a payment provider did not begin a deposit')
        return refuse('UNAVAILABLE')
      })
    await database.orm.transaction(async (tx) => {
      const now = (await lockDeposit(tx, id))!
      // Its word may have come before its answer.
      if (now.state === 'CREATED') await changeDeposit(tx, id, { state: 'PENDING_PAYMENT', page: page ?? null, changedAt: clock.now() })
      await events.notify(tx, row.memberId, 'waiting.changed', {})
    })
  }

  const own = async ({ memberId }: Payer, depositId: string) => {
    const row = await findDeposit(database.orm, depositId)
    return row?.memberId === memberId ? row : refuse('DEPOSIT_UNKNOWN')
  }

  const seen = async (caller: Payer, depositId: string, language: string) => {
    const [deposit] = await views(database.orm, [await own(caller, depositId)], language)
    return { deposit: deposit!, serverNow: clock.now().toISOString() }
  }

  return {
    deposit: async (caller, request, key) => {
      await cash(caller)
      const amount = parseUnits(request.amount)
      // A repeat is answered as the first try was, whatever has been offered since.
      if (!(await findDeposit(database.orm, derivedId(caller.memberId, key))))
        await checkOffered(request.method, typedUnits(request.amount, caller.currency), caller.currency)
      const id = await recorded(caller, request, key)
      await begin(id)
      const { state, fee } = (await findDeposit(database.orm, id))!
      const after = await creditedBalance(database.orm, id, 'DEPOSIT')
      const balance = after === undefined ? await cash(caller) : after - fee
      return { depositId: id, state, amount: toMoney(amount, caller.currency), balance: toMoney(balance, caller.currency) }
    },

    list: async (caller, language) => {
      await cash(caller)
      const rows = await depositsOf(database.orm, caller.memberId, MOST_LISTED)
      const { count, amount } = await waitingOf(database.orm, caller.memberId)
      return {
        deposits: await views(database.orm, rows, language),
        waiting: { count, amount: toMoney(amount, caller.currency) },
        serverNow: clock.now().toISOString(),
      }
    },

    status: seen,

    claim: async (caller, depositId, language) => {
      const row = await own(caller, depositId)
      if (row.claimedAt === null) await changeDeposit(database.orm, depositId, { claimedAt: clock.now() })
      if (row.state !== 'CREDITED' && row.state !== 'REVERSED' && row.state !== 'REVIEW') await asks.ask(row)
      return seen(caller, depositId, language)
    },

    cancel: async (caller, depositId, language) => {
      await own(caller, depositId)
      await database.orm.transaction(async (tx) => {
        const row = (await lockDeposit(tx, depositId))!
        if (row.state === 'CANCELLED') return
        if (!WAITING.some((state) => state === row.state)) throw new Failure('DEPOSIT_OVER')
        await mark(tx, row, { state: 'CANCELLED' })
      })
      return seen(caller, depositId, language)
    },
  }
}
