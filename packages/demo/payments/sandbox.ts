import { formatUnits, ONE, parseUnits } from '@portico/contract/kit/money'
import { type Notice, parseSignedNotice, signNotice } from '@portico/gateway/cashier/index'
import { ensureSetting } from '@portico/gateway/db/settings'
import type { ConnectPaymentProvider, PaymentProvider, ProviderContext } from '@portico/gateway/ports/payment-provider'
import { randomToken } from '@portico/gateway/ports/random'
import { METHODS, pageOf, SANDBOX } from './methods.ts'
import { paymentPage } from './page.ts'
import { payoutsPage } from './payouts-page.ts'
import { newPayment, noticeOf, type Payment, readPayment, type Statement, writePayment } from './payments.ts'
import {
  latestPayouts,
  PAYOUT_MODES,
  type Payout,
  payoutNotice,
  readMode,
  readPayout,
  sandboxPayouts,
  writeMode,
  writePayout,
} from './payouts.ts'

const SECRET_SETTING = 'cashier.sandbox-secret'
const DELAY_MS = 15_000
/** The page of payouts, in the place of a payment. */
const PAYOUTS = 'payouts'

/** The secret of this installation's notices, made when it is first asked for. */
export const sandboxSecret = async ({ database, random }: Pick<ProviderContext, 'database' | 'random'>): Promise<string> =>
  String(await ensureSetting(database.orm, SECRET_SETTING, randomToken(random)))

/**
 * The provider of the demonstration. By the method `SANDBOX` it approves every deposit at once; by the others it has a page where
 * whoever pays decides. What it says is a signed notice, which takes the same way in as one that comes over the network. The secret is this
 * installation's own and stands in its database.
 */
const sandbox = ({ database, random, clock, deliver }: ProviderContext, decidesItself: boolean): PaymentProvider => {
  const secret = () => sandboxSecret({ database, random })

  const send = async ({ id, currency }: Payment, { outcome, amount, ref }: Statement): Promise<void> => {
    const notice: Notice = { providerRef: ref, depositId: id, amount, currency, outcome }
    await deliver(signNotice(await secret(), JSON.stringify(notice), clock.now(), randomToken(random)))
  }

  /** Decides a payout that waits, and says so. */
  const decide = async (id: string, state: Payout['state']): Promise<void> => {
    const waiting = await readPayout(database, id)
    if (waiting?.state !== 'PENDING') return
    const payout = { ...waiting, state }
    await writePayout(database, payout)
    const { payoutId, providerRef, outcome, reason } = payoutNotice(payout)
    const notice: Notice = {
      payoutId,
      providerRef,
      amount: payout.amount,
      currency: payout.currency,
      outcome,
      ...(reason ? { reason } : {}),
    }
    await deliver(signNotice(await secret(), JSON.stringify(notice), clock.now(), randomToken(random)))
  }

  const remember = async (payment: Payment, outcome: Statement['outcome'], more: Partial<Statement> = {}): Promise<Statement> => {
    const statement = { outcome, amount: payment.amount, ref: `sbx-${payment.id}`, at: clock.now().toISOString(), ...more }
    await writePayment(database, { ...payment, statements: [...payment.statements, statement] })
    return statement
  }

  const later = (ms: number, work: () => Promise<void>): void => {
    setTimeout(() => void work().catch(() => {}), ms).unref()
  }

  /** What each button does, told by its `action`. */
  const actions: Readonly<Record<string, (payment: Payment) => Promise<void>>> = {
    approve: async (payment) => send(payment, await remember(payment, 'PAID')),
    decline: async (payment) => send(payment, await remember(payment, 'DECLINED')),
    less: async (payment) => {
      const amount = formatUnits(((parseUnits(payment.amount) / ONE) * 9n * ONE) / 10n)
      await send(payment, await remember(payment, 'PAID', { amount }))
    },
    delay: async (payment) => {
      const at = new Date(clock.now().getTime() + DELAY_MS).toISOString()
      const statement = await remember(payment, 'PAID', { at })
      later(DELAY_MS, () => send(payment, statement))
    },
    twice: async (payment) => {
      const statement = await remember(payment, 'PAID')
      await send(payment, statement)
      await send(payment, statement)
    },
    lose: async (payment) => void (await remember(payment, 'PAID')),
    again: async (payment) => send(payment, payment.statements.at(-1)!),
    second: async (payment) => send(payment, await remember(payment, 'PAID', { ref: `sbx-${randomToken(random).slice(0, 10)}` })),
    reverse: async (payment) => {
      const paid = payment.statements.find(({ outcome }) => outcome === 'PAID')!
      await send(payment, await remember(payment, 'REVERSED', { amount: paid.amount, ref: paid.ref }))
    },
  }
  const AFTER_PAYMENT = new Set(['again', 'second', 'reverse'])

  return {
    name: SANDBOX,
    methods: METHODS,
    parse: parseSignedNotice(async () => [await secret()], clock),
    payouts: sandboxPayouts(database, clock, (id) => {
      if (decidesItself) later(DELAY_MS, () => decide(id, 'PAID'))
    }),
    create: async ({ amount, ...order }) => {
      const known = await readPayment(database, order.id)
      const payment = known ?? newPayment({ ...order, amount: formatUnits(amount) })
      // By the method that approves at once nothing has to be remembered: its notice says it all, and is sent again when it is asked for again.
      if (order.method === SANDBOX) {
        await send(payment, { outcome: 'PAID', amount: payment.amount, ref: `sbx-${payment.id}`, at: clock.now().toISOString() })
        return undefined
      }
      if (!known) await writePayment(database, payment)
      return pageOf({ ...order, amount })
    },
    statusOf: async (id) => {
      const payment = await readPayment(database, id)
      if (!payment) return { state: 'UNKNOWN' }
      const now = clock.now().toISOString()
      const statement = payment.statements.findLast(({ at }) => at <= now)
      if (statement) return { state: 'SAID', notice: noticeOf(payment, statement) }
      return { state: payment.statements.length === 0 && payment.expiresAt <= now ? 'EXPIRED' : 'PENDING' }
    },
    sandboxPage: {
      html: async (id) => {
        if (id === PAYOUTS) return payoutsPage(await latestPayouts(database), await readMode(database))
        const payment = await readPayment(database, id)
        return payment && paymentPage(payment)
      },
      press: async (id, action) => {
        if (id === PAYOUTS) {
          const [word = '', payoutId = ''] = action.split(' ')
          const mode = PAYOUT_MODES.find((each) => each === word)
          if (mode) await writeMode(database, mode)
          else if (word === 'approve' || word === 'reject') await decide(payoutId, word === 'approve' ? 'PAID' : 'REFUSED')
          return
        }
        const payment = await readPayment(database, id)
        if (!payment || AFTER_PAYMENT.has(action) !== payment.statements.some(({ outcome }) => outcome === 'PAID')) return
        await actions[action]?.(payment)
      },
    },
  }
}

export const connectSandbox: ConnectPaymentProvider = (context) => sandbox(context, true)

/** The same, but that payouts wait until somebody decides on its page: for a past that is lived through at once. */
export const connectPatientSandbox: ConnectPaymentProvider = (context) => sandbox(context, false)
