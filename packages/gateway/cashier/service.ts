import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { formatUnits, parseUnits, toMoney } from '@portico/contract/kit/money'
import type { createDeposit, depositMethods, depositWebhook, getBalance } from '@portico/contract/cashier/calls'
import { textIn } from '../kit/localized.ts'
import { derivedId, fingerprintOf } from '../db/canonical.ts'
import { once } from '../db/once.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { creditedBalance, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { ConnectPaymentProvider, PaymentMethod, PaymentProvider, ReceivedNotice } from '../ports/payment-provider.ts'
import { createCredit } from './credit.ts'
import { createPaymentDesk, type PaymentDesk } from './desk/service.ts'
import { createNotices } from './notices.ts'
import { createResolutions, type Resolutions } from './resolve.ts'
import { findDeposit, insertDeposit } from './store.ts'
import { createUnmatched } from './unmatched.ts'

type Payer = Pick<Caller, 'memberId' | 'currency'>

export interface Cashier {
  /** The main wallet. @throws Failure NEED_TRUE_ACCOUNT */
  balance(caller: Payer): Promise<ResponseOf<typeof getBalance>>
  methods(caller: Payer, language: string): Promise<ResponseOf<typeof depositMethods>>
  /**
   * Asks the provider for a deposit. The credit comes with the provider's notice.
   * The same key answers for the same deposit.
   * @throws Failure METHOD_UNKNOWN, AMOUNT_OUT_OF_RANGE, NEED_TRUE_ACCOUNT, IDEMPOTENCY_CONFLICT
   */
  deposit(caller: Payer, request: RequestOf<typeof createDeposit>, key: string): Promise<ResponseOf<typeof createDeposit>>
  /** A notice as received, for the provider of this name. @throws Failure SIGNATURE_INVALID, DEPOSIT_UNKNOWN */
  receive(provider: string, notice: ReceivedNotice): Promise<ResponseOf<typeof depositWebhook>>
  /** Providers and methods connected at the operator's desk. */
  readonly desk: PaymentDesk
  /** What the provider of this name takes for "received", when that is not the contract's envelope. */
  acknowledgement(provider: string): PaymentProvider['acknowledgement']
  /** Payments that match no deposit. */
  readonly unmatched: Resolutions
}

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

const boundsOf = (method: PaymentMethod, currency: string) => method.bounds[currency] ?? refuse('METHOD_UNKNOWN')

export interface CashierDeps {
  readonly ledger: Ledger
  readonly payments: readonly ConnectPaymentProvider[]
}

export const createCashier = (platform: Platform, { ledger, payments }: CashierDeps): Cashier => {
  const { database, clock, brand } = platform
  const providers = new Map<string, PaymentProvider>()
  const unmatched = createUnmatched(platform, ledger)
  const credit = createCredit(platform, ledger)
  const receive = createNotices(platform, { unmatched, credit, providerOf: async (name) => providers.get(name) ?? desk.provider(name) })
  for (const connect of payments) {
    const provider = connect({ database, random: platform.random, clock, deliver: (notice) => receive(provider.name, notice) })
    if (providers.has(provider.name)) throw new Error(`two payment providers are named ${provider.name}`)
    providers.set(provider.name, provider)
  }
  const inCode = [...providers.values()].flatMap((provider) => provider.methods.map((method) => ({ provider, method, open: true })))
  const names = inCode.map(({ method }) => method.method)
  if (new Set(names).size < names.length) throw new Error(`two payment methods have one name: ${names.join(', ')}`)

  const desk = createPaymentDesk(platform, { providers: new Set(providers.keys()), methods: new Set(names) })
  const ways = async (currency: string) => [...inCode, ...(await desk.ways())].filter(({ method }) => currency in method.bounds)

  const offered = async (currency: string) => (await ways(currency)).filter(({ open }) => open).map(({ method }) => method)

  const providing = async (name: string, currency: string) =>
    (await ways(currency)).find(({ method }) => method.method === name) ?? refuse('METHOD_UNKNOWN')

  const cash = async ({ memberId, currency }: Payer) => (await ledger.balanceOf(memberId, currency)) ?? refuse('NEED_TRUE_ACCOUNT')

  /** Stores the deposit before the provider is asked for money, so that a notice always finds it. */
  const recorded = (caller: Payer, request: RequestOf<typeof createDeposit>, key: string): Promise<string> => {
    const at = clock.now()
    const amount = parseUnits(request.amount)
    const fingerprint = fingerprintOf({ call: 'createDeposit', method: request.method, amount: formatUnits(amount) })
    return database.orm.transaction((tx) =>
      once(tx, { memberId: caller.memberId, key, fingerprint, at }, async () => {
        const id = derivedId(caller.memberId, key)
        const { memberId, currency } = caller
        await insertDeposit(tx, { id, memberId, method: request.method, amount, currency, state: 'PENDING_PAYMENT', createdAt: at })
        return id
      }),
    )
  }

  const checkOffered = async (name: string, units: bigint, currency: string): Promise<void> => {
    const { method, open } = await providing(name, currency)
    if (!open) throw new Failure('METHOD_UNKNOWN')
    const { min, max } = boundsOf(method, currency)
    if (units < min || units > max) throw new Failure('AMOUNT_OUT_OF_RANGE', { remaining: formatUnits(units < min ? min : max) })
  }

  return {
    balance: async (caller) => ({
      balance: toMoney(await cash(caller), caller.currency),
      currencySymbol: symbolOf(caller.currency),
      serverNow: clock.now().toISOString(),
    }),

    methods: async (caller, language) => {
      await cash(caller)
      const money = (units: bigint) => toMoney(units, caller.currency)
      return {
        methods: (await offered(caller.currency)).map((method) => {
          const { min, max } = boundsOf(method, caller.currency)
          return {
            method: method.method,
            name: textIn(method.names, language, brand),
            min: money(min),
            max: money(max),
            sandbox: method.sandbox,
            ...(method.instructions ? { instructions: textIn(method.instructions, language, brand) } : {}),
          }
        }),
      }
    },

    deposit: async (caller, request, key) => {
      await cash(caller)
      const amount = parseUnits(request.amount)
      // A repeat is answered as the first try was, whatever has been offered since.
      if (!(await findDeposit(database.orm, derivedId(caller.memberId, key)))) await checkOffered(request.method, amount, caller.currency)

      const id = await recorded(caller, request, key)
      const before = (await findDeposit(database.orm, id))!
      if (before.state === 'PENDING_PAYMENT') await (await providing(request.method, caller.currency)).provider.request(before)
      const { state } = (await findDeposit(database.orm, id))!
      const balance = (await creditedBalance(database.orm, id, 'DEPOSIT')) ?? (await cash(caller))
      return { depositId: id, state, amount: toMoney(amount, caller.currency), balance: toMoney(balance, caller.currency) }
    },

    desk,
    receive,
    acknowledgement: (provider) => providers.get(provider)?.acknowledgement,
    unmatched: createResolutions(platform, { unmatched, credit }),
  }
}
