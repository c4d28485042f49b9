import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type * as providerCalls from './provider-calls.ts'
import type { Examples } from '../kit/example.ts'

const moneyExample = { amount: '12480500.0000', currency: 'VND' }

const now = '2026-11-21T08:00:00.000Z'

const unmatched = {
  id: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a002',
  provider: 'acme',
  providerRef: 'trade-7',
  depositId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a001',
  account: 'linh88',
  amount: { amount: '999999.0000', currency: 'VND' },
  reason: 'OTHER_AMOUNT',
  held: true,
  receivedAt: now,
  state: 'OPEN',
  resolvedAt: null,
  resolvedBy: null,
  note: null,
} as const

const methodExample = {
  method: 'BANK',
  provider: 'acme',
  names: { EN: 'Bank transfer', TY: 'Chuyển khoản' },
  instructions: { EN: 'Transfer to ACME Bank 0123456789 and write the reference.' },
  bounds: { VND: { min: '50000', max: '50000000' } },
  open: true,
}

export const examples: Examples<typeof calls & typeof operatorCalls & typeof providerCalls> = {
  getBalance: {
    request: {},
    response: { balance: moneyExample, currencySymbol: '₫', serverNow: now },
    failures: ['NEED_TRUE_ACCOUNT'],
  },
  depositMethods: {
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
    failures: ['NEED_TRUE_ACCOUNT'],
  },
  createDeposit: {
    request: { method: 'SANDBOX', amount: '1000000' },
    response: {
      depositId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a001',
      state: 'CREDITED',
      amount: { amount: '1000000.0000', currency: 'VND' },
      balance: moneyExample,
    },
    failures: ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'AMOUNT_OUT_OF_RANGE', 'METHOD_UNKNOWN', 'NEED_TRUE_ACCOUNT'],
  },
  depositWebhook: {
    request: {
      provider: 'SANDBOX',
      providerRef: 'sbx-1',
      depositId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a001',
      amount: '1000000',
      currency: 'VND',
      outcome: 'PAID',
    },
    response: { depositId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a001', state: 'CREDITED' },
    failures: ['SIGNATURE_INVALID', 'DEPOSIT_UNKNOWN'],
  },
  listUnmatchedPayments: { request: {}, response: { list: [unmatched] }, failures: ['OPERATOR_KEY_WRONG'] },
  resolveUnmatchedPayment: {
    request: { id: unmatched.id, action: 'CREDIT', note: 'the payer sent one dong too little' },
    response: {
      payment: { ...unmatched, state: 'CREDITED', resolvedAt: now, resolvedBy: 'operator', note: 'the payer sent one dong too little' },
    },
    failures: ['OPERATOR_KEY_WRONG', 'PAYMENT_UNKNOWN', 'PAYMENT_RESOLVED', 'PAYMENT_NOT_CREDITABLE', 'ACCOUNT_UNKNOWN'],
  },
  operatorMethods: {
    request: {},
    response: { providers: [{ provider: 'acme', addedAt: now }], methods: [methodExample] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  connectProvider: {
    request: { provider: 'acme' },
    response: { provider: 'acme', secret: 'kept-by-acme-alone', renewed: false },
    failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'],
  },
  publishMethod: {
    request: methodExample,
    response: { method: 'BANK', added: true },
    failures: ['OPERATOR_KEY_WRONG', 'PROVIDER_UNKNOWN', 'FIELD_INVALID'],
  },
  offerMethod: {
    request: { method: 'BANK', open: false },
    response: { method: 'BANK', open: false },
    failures: ['OPERATOR_KEY_WRONG', 'METHOD_UNKNOWN'],
  },
}
