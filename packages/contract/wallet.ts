import * as z from 'zod/mini'
import { call } from './call.ts'
import { askedAmount, money } from './money.ts'
import { instant, nothing, text } from './wire.ts'

const balanceValue = z.object({ balance: money, currencySymbol: z.string(), serverNow: instant })
const moneyExample = { amount: '12480500.0000', currency: 'VND' }
const now = '2026-11-21T08:00:00.000Z'

export const getBalance = call({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: 'The main wallet',
  token: true,
  encrypted: false,
  request: nothing,
  response: balanceValue,
  failures: ['NEED_TRUE_ACCOUNT'],
  example: { request: {}, response: { balance: moneyExample, currencySymbol: '₫', serverNow: now } },
})

export const depositMethods = call({
  method: 'GET',
  path: '/wps/cashier/deposit/methods',
  summary: 'Ways to pay in, with the least and the most each takes',
  token: true,
  encrypted: false,
  request: nothing,
  response: z.object({
    methods: z.array(z.object({ method: z.string(), name: z.string(), min: money, max: money, sandbox: z.boolean() })),
  }),
  failures: ['NEED_TRUE_ACCOUNT'],
  example: {
    request: {},
    response: {
      methods: [
        {
          method: 'SANDBOX',
          name: 'Sandbox',
          min: { amount: '10000.0000', currency: 'VND' },
          max: { amount: '500000000.0000', currency: 'VND' },
          sandbox: true,
        },
      ],
    },
  },
})

export const depositState = z.enum(['CREATED', 'PENDING_PAYMENT', 'CREDITED', 'FAILED'])

export const createDeposit = call({
  method: 'POST',
  path: '/wps/cashier/deposit',
  summary: 'Asks the payment provider for a deposit; the credit follows when the provider confirms it',
  token: true,
  encrypted: false,
  movesMoney: true,
  request: z.object({ method: text(40), amount: askedAmount }),
  response: z.object({ depositId: z.string(), state: depositState, amount: money, balance: money }),
  failures: ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'AMOUNT_OUT_OF_RANGE', 'METHOD_UNKNOWN', 'NEED_TRUE_ACCOUNT'],
  example: {
    request: { method: 'SANDBOX', amount: '1000000' },
    response: {
      depositId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a001',
      state: 'CREDITED',
      amount: { amount: '1000000.0000', currency: 'VND' },
      balance: moneyExample,
    },
  },
})

export const depositWebhook = call({
  method: 'POST',
  path: '/wps/cashier/webhook/deposit',
  summary: "The payment provider's signed word on a deposit (X-Signature: hex HMAC-SHA256 over `timestamp.body`)",
  token: false,
  encrypted: false,
  only: 'provider',
  request: z.object({
    provider: text(40),
    providerRef: text(100),
    depositId: z.uuid(),
    amount: askedAmount,
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    outcome: z.enum(['PAID', 'DECLINED']),
  }),
  response: z.object({ depositId: z.string(), state: depositState }),
  failures: ['SIGNATURE_INVALID', 'DEPOSIT_UNKNOWN'],
  example: {
    request: {
      provider: 'SANDBOX',
      providerRef: 'sbx-1',
      depositId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a001',
      amount: '1000000',
      currency: 'VND',
      outcome: 'PAID',
    },
    response: { depositId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a001', state: 'CREDITED' },
  },
})
