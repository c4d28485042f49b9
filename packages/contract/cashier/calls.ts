import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { requestAmount, money } from '../kit/money.ts'
import { matching, text } from '../kit/wire.ts'
import { balanceValue, depositState } from './shapes.ts'

/** The main wallet. */
export const getBalance = call({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: true,
  account: 'real',
  response: () => balanceValue,
})

/** Ways to pay in, with the least and the most each takes. */
export const depositMethods = call({
  method: 'GET',
  path: '/wps/cashier/deposit/methods',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      methods: z.array(
        z.object({
          method: z.string(),
          name: z.string(),
          min: money,
          max: money,
          sandbox: z.boolean(),
          /** What to do to pay, where the operator wrote it down. */
          instructions: z.optional(z.string()),
        }),
      ),
    }),
})

/** Asks the payment provider for a deposit; the credit follows when the provider confirms it. */
export const createDeposit = call({
  method: 'POST',
  path: '/wps/cashier/deposit',
  token: true,
  movesMoney: true,
  account: 'real',
  request: () => z.object({ method: text(40), amount: requestAmount }),
  response: () => z.object({ depositId: z.string(), state: depositState, amount: money, balance: money }),
})

/** The payment provider's signed word on a deposit (X-Signature: hex HMAC-SHA256 over `timestamp.body`). */
export const depositWebhook = call({
  method: 'POST',
  path: '/wps/cashier/webhook/deposit',
  token: false,
  only: 'provider',
  request: () =>
    z.object({
      provider: text(40),
      providerRef: text(100),
      depositId: z.uuid(),
      amount: requestAmount,
      currency: matching(/^[A-Z]{3}$/),
      outcome: z.enum(['PAID', 'DECLINED']),
    }),
  response: () => z.object({ depositId: z.string(), state: depositState }),
})
