import type * as calls from './calls.ts'
import type * as depositCalls from './deposit-calls.ts'
import type * as noticeCalls from './notice-calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type * as providerCalls from './provider-calls.ts'
import type { DepositView } from './shapes.ts'
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
  proposal: null,
} as const

const depositExample: DepositView = {
  depositId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a001',
  reference: 'D-58Q1-7K2M-9QXZ',
  method: 'QR',
  methodName: 'QR bank transfer',
  sandbox: false,
  state: 'PENDING_PAYMENT',
  amount: { amount: '1000000.0000', currency: 'VND' },
  fee: { amount: '0.0000', currency: 'VND' },
  arrived: null,
  credited: null,
  page: { qr: '00020101021238540010A00000072701', fields: [{ name: 'MESSAGE', value: '58Q17K2M9QXZ' }] },
  createdAt: now,
  expiresAt: '2026-11-21T08:15:00.000Z',
  changedAt: now,
  reason: null,
}

const methodExample = {
  method: 'BANK',
  provider: 'acme',
  names: { EN: 'Bank transfer', TY: 'Chuyển khoản' },
  instructions: { EN: 'Transfer to ACME Bank 0123456789 and write the reference.' },
  bounds: { VND: { min: '50000', max: '50000000' } },
  open: true,
  kind: 'BANK',
  fee: 0,
  minutes: 30,
} as const

export const examples: Examples<typeof calls & typeof depositCalls & typeof noticeCalls & typeof operatorCalls & typeof providerCalls> = {
  getBalance: {
    request: {},
    response: {
      balance: moneyExample,
      bonus: { amount: { amount: '80000.0000', currency: 'VND' }, maxBet: null, pays: ['LOTT', 'RNG', 'FISH'] },
      currencySymbol: '₫',
      serverNow: now,
    },
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
          fee: 0,
          minutes: 0,
          closed: false,
          kind: 'OTHER',
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
    failures: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_CONFLICT',
      'AMOUNT_DECIMALS',
      'AMOUNT_OUT_OF_RANGE',
      'METHOD_UNKNOWN',
      'TOO_MANY_DEPOSITS',
      'DEPOSIT_LIMIT_REACHED',
      'PLAY_PAUSED',
      'SELF_EXCLUDED',
      'NEED_TRUE_ACCOUNT',
    ],
  },
  listDeposits: {
    request: {},
    response: { deposits: [depositExample], waiting: { count: 1, amount: depositExample.amount }, serverNow: now },
    failures: ['NEED_TRUE_ACCOUNT'],
  },
  depositStatus: {
    request: { depositId: depositExample.depositId },
    response: { deposit: depositExample, serverNow: now },
    failures: ['NEED_TRUE_ACCOUNT', 'DEPOSIT_UNKNOWN'],
  },
  claimDeposit: {
    request: { depositId: depositExample.depositId },
    response: { deposit: depositExample, serverNow: now },
    failures: ['NEED_TRUE_ACCOUNT', 'DEPOSIT_UNKNOWN'],
  },
  cancelDeposit: {
    request: { depositId: depositExample.depositId },
    response: { deposit: { ...depositExample, state: 'CANCELLED', page: null }, serverNow: now },
    failures: ['NEED_TRUE_ACCOUNT', 'DEPOSIT_UNKNOWN', 'DEPOSIT_OVER'],
  },
  paymentNotice: {
    request: {
      depositId: depositExample.depositId,
      providerRef: 'sbx-1',
      amount: '1000000',
      currency: 'VND',
      outcome: 'PAID',
    },
    response: { received: true },
    failures: ['SIGNATURE_INVALID'],
  },
  listUnmatchedPayments: { request: {}, response: { list: [unmatched] }, failures: ['OPERATOR_KEY_WRONG'] },
  resolveUnmatchedPayment: {
    request: { id: unmatched.id, action: 'CREDIT', note: 'the payer sent one dong too little' },
    response: {
      payment: { ...unmatched, state: 'CREDITED', resolvedAt: now, resolvedBy: 'operator', note: 'the payer sent one dong too little' },
    },
    failures: [
      'OPERATOR_KEY_WRONG',
      'PAYMENT_UNKNOWN',
      'PAYMENT_RESOLVED',
      'PAYMENT_NOT_CREDITABLE',
      'PAYMENT_NOT_REVERSIBLE',
      'ACCOUNT_UNKNOWN',
      'SAME_PERSON',
    ],
  },
  operatorDeposit: {
    request: { deposit: depositExample.reference },
    response: {
      deposit: depositExample,
      account: 'linh88',
      provider: 'acme',
      providerRef: null,
      nextAskAt: now,
      notices: [{ at: now, source: 'NOTICE', outcome: 'DECLINED', providerRef: 'trade-6', amount: depositExample.amount, state: 'DONE' }],
      postings: [{ at: now, code: 'DEPOSIT', amount: depositExample.amount }],
      cases: [unmatched],
    },
    failures: ['OPERATOR_KEY_WRONG', 'DEPOSIT_UNKNOWN'],
  },
  askProvider: {
    request: { deposit: depositExample.reference },
    response: { answer: 'PENDING', deposit: depositExample },
    failures: ['OPERATOR_KEY_WRONG', 'DEPOSIT_UNKNOWN'],
  },
  operatorMethods: {
    request: {},
    response: { providers: [{ provider: 'acme', addedAt: now }], methods: [methodExample] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  connectProvider: {
    request: { provider: 'acme' },
    response: { provider: 'acme', secret: 'kept-by-acme-alone', renewed: false, formerUntil: null },
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
