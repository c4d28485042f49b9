import { GAME_TYPES } from '@portico/contract/catalogue/shapes'
import type { getBalance } from '@portico/contract/cashier/calls'
import type { depositMethods } from '@portico/contract/cashier/deposit-calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import { refuse } from '../failure.ts'
import { textIn } from '../kit/localized.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { ConnectPaymentProvider, PaymentProvider, ReceivedNotice } from '../ports/payment-provider.ts'
import type { TurnoverArea } from '../turnover/index.ts'
import { type Asks, createAsks } from './asks.ts'
import { createCredit } from './credit.ts'
import { createDepositDesk, type DepositDesk } from './deposit-desk.ts'
import { createDeposits, type DepositDeps, type Deposits, type Payer } from './deposits.ts'
import { createPaymentDesk, type PaymentDesk } from './desk/service.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { createHasRoom } from './late.ts'
import { createMark } from './mark.ts'
import { createNotices } from './notices.ts'
import { createResolutions, type Resolutions } from './resolve.ts'
import { createReverse } from './reverse.ts'
import { createUnmatched } from './unmatched.ts'
import { createViews } from './view.ts'
import { createWays, type Ways } from './ways.ts'

export interface Cashier extends Deposits {
  /** The main wallet. @throws Failure NEED_TRUE_ACCOUNT */
  balance(caller: Payer): Promise<ResponseOf<typeof getBalance>>
  methods(caller: Payer, language: string): Promise<ResponseOf<typeof depositMethods>>
  /** Verifies and stores a notice for the provider of this name. @throws Failure SIGNATURE_INVALID, INVALID_REQUEST */
  receive(provider: string, notice: ReceivedNotice): Promise<void>
  /** Works on what is stored. */
  work(): Promise<void>
  /** Asks providers about deposits of which nothing was heard, and ends those whose time is over. */
  readonly askProviders: Asks['run']
  /** Who works on notices of payouts. */
  readonly onPayout: Inbox['onPayout']
  /** Ways to pay in and the providers behind them, who pay out as well. */
  readonly ways: Ways
  /** Providers and methods connected at the operator's desk. */
  readonly desk: PaymentDesk
  /** What the provider of this name takes for "received", when that is not the contract's envelope. */
  acknowledgement(provider: string): PaymentProvider['acknowledgement']
  sandboxPage(provider: string): PaymentProvider['sandboxPage']
  /** Payments that match no deposit. */
  readonly unmatched: Resolutions
  /** Deposits at the operator's desk. */
  readonly depositDesk: DepositDesk
}

const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

export interface CashierDeps extends Pick<DepositDeps, 'depositAllowed'> {
  readonly ledger: Ledger
  readonly turnover: Pick<TurnoverArea, 'begin' | 'end' | 'purse'>
  readonly payments: readonly ConnectPaymentProvider[]
}

export const createCashier = (platform: Platform, { ledger, turnover, payments, depositAllowed }: CashierDeps): Cashier => {
  const { database, clock, brand, random } = platform
  const providers = new Map<string, PaymentProvider>()
  for (const connect of payments) {
    const deliver = async (notice: ReceivedNotice) => {
      await inbox.receive(provider.name, notice)
      await inbox.work()
    }
    const provider: PaymentProvider = connect({ database, random, clock, deliver })
    if (providers.has(provider.name)) throw new Error(`two payment providers are named ${provider.name}`)
    providers.set(provider.name, provider)
  }
  const names = [...providers.values()].flatMap(({ methods }) => methods.map(({ method }) => method))
  if (new Set(names).size < names.length) throw new Error(`two payment methods have one name: ${names.join(', ')}`)

  const desk = createPaymentDesk(platform, { providers: new Set(providers.keys()), methods: new Set(names) })
  const ways = createWays(providers, desk)
  const mark = createMark(platform)
  const unmatched = createUnmatched(platform, ledger)
  const credit = createCredit(platform, ledger, turnover)
  const reverse = createReverse(platform, ledger, turnover, mark)
  const hasRoom = createHasRoom(platform, { depositAllowed })
  const inbox = createInbox(platform, { apply: createNotices({ unmatched, credit, reverse, mark, hasRoom }), providerOf: ways.provider })
  const asks = createAsks(platform, { inbox, mark, unmatched, providerOf: ways.providerOf })
  const views = createViews(platform, ways)

  const cash = async ({ memberId, currency }: Payer) => (await ledger.balanceOf(memberId, currency)) ?? refuse('NEED_TRUE_ACCOUNT')

  const bonusOf = async ({ memberId, currency }: Payer) => {
    const found = await turnover.purse.glance(platform.database.orm, { memberId, currency })
    if (!found) return {}
    const { bonus, maxBet, pays } = found
    return {
      bonus: {
        amount: toMoney(bonus, currency),
        maxBet: maxBet === null ? null : toMoney(maxBet, currency),
        pays: GAME_TYPES.filter(pays),
      },
    }
  }

  return {
    ...createDeposits(platform, { ledger, ways, asks, mark, views, depositAllowed }),
    balance: async (caller) => ({
      balance: toMoney(await cash(caller), caller.currency),
      ...(await bonusOf(caller)),
      currencySymbol: symbolOf(caller.currency),
      serverNow: clock.now().toISOString(),
    }),

    methods: async (caller, language) => {
      await cash(caller)
      const { currency } = caller
      return {
        methods: (await ways.in(currency)).map(
          ({ open, method: { method, names, bounds, sandbox, instructions, kind, fee, minutes } }) => ({
            method,
            name: textIn(names, language, brand),
            min: toMoney(bounds[currency]!.min, currency),
            max: toMoney(bounds[currency]!.max, currency),
            sandbox,
            closed: !open,
            kind: kind ?? 'OTHER',
            fee: fee ?? 0,
            minutes: minutes ?? null,
            ...(instructions ? { instructions: textIn(instructions, language, brand) } : {}),
          }),
        ),
      }
    },

    desk,
    ways,
    receive: inbox.receive,
    work: inbox.work,
    onPayout: inbox.onPayout,
    askProviders: asks.run,
    acknowledgement: (provider) => providers.get(provider)?.acknowledgement,
    sandboxPage: (provider) => providers.get(provider)?.sandboxPage,
    unmatched: createResolutions(platform, { unmatched, credit, reverse, mark }),
    depositDesk: createDepositDesk(platform, { asks, views }),
  }
}
