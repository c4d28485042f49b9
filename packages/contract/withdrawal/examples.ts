import type { Examples } from '../kit/example.ts'
import { uploadExample } from '../upload/examples.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { DeskWithdrawal } from './operator-calls.ts'
import type { PayeeView, WithdrawalView } from './shapes.ts'

const vnd = (amount: string) => ({ amount: `${amount}.0000`, currency: 'VND' })

const now = '2026-11-21T08:34:00.000Z'

const payee: PayeeView = {
  payeeId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9c001',
  kind: 'BANK',
  institution: 'HAIAU',
  institutionName: 'Hải Âu Bank',
  account: '••4417',
  name: 'NGUYEN MINH LINH',
  readyAt: '2026-11-20T08:00:00.000Z',
}

const { payeeId, readyAt: _, ...to } = payee

const withdrawal: WithdrawalView = {
  withdrawalId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9c002',
  reference: 'W-7Q4K-2M9X-58Q1',
  state: 'PAID',
  receipt: 'DISPUTED',
  payee: to,
  amount: vnd('2000000'),
  fee: vnd('0'),
  net: vnd('2000000'),
  received: vnd('1200000'),
  remaining: vnd('800000'),
  notReceived: vnd('0'),
  createdAt: '2026-11-21T07:41:08.000Z',
  changedAt: now,
  notBefore: null,
  expectedAt: '2026-11-21T08:18:00.000Z',
  providerRef: 'HA-2211-908143',
  reason: null,
  answerBy: null,
  remindAt: null,
  decisionBy: '2026-11-23T08:34:00.000Z',
  steps: [
    { at: '2026-11-21T07:41:08.000Z', step: 'REQUESTED' },
    { at: '2026-11-21T08:05:12.000Z', step: 'PAID' },
    { at: now, step: 'DISPUTED' },
  ],
  file: [{ at: now, by: 'MEMBER', step: 'DISPUTED', text: 'The statement shows every transfer of today.', uploads: [uploadExample] }],
}

const desk: DeskWithdrawal = {
  withdrawal,
  owner: 'linh88',
  payeeAccount: '19042100664417',
  provider: 'acme',
  approvals: 0,
  approvedBy: [],
  attention: null,
  nextAskAt: null,
}

const named = { withdrawal: withdrawal.reference, note: 'the bank confirms it' }
const one = { withdrawal, serverNow: now }

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  listPayees: {
    request: {},
    response: {
      payees: [payee],
      institutions: [{ code: 'HAIAU', kind: 'BANK', name: 'Hải Âu Bank' }],
      name: 'NGUYEN MINH LINH',
      serverNow: now,
    },
    failures: ['NEED_TRUE_ACCOUNT'],
  },
  addPayee: {
    request: { kind: 'BANK', institution: 'HAIAU', account: '19042100664417', name: 'NGUYEN MINH LINH' },
    response: { payee },
    failures: ['NEED_TRUE_ACCOUNT', 'REAUTHENTICATE', 'FIELD_INVALID'],
  },
  removePayee: { request: { payeeId }, response: { payeeId }, failures: ['NEED_TRUE_ACCOUNT', 'REAUTHENTICATE', 'PAYEE_UNKNOWN'] },
  withdrawalTerms: {
    request: {},
    response: {
      open: true,
      balance: vnd('12480500'),
      min: vnd('100000'),
      max: vnd('500000000'),
      fee: 0,
      twoPeopleAbove: vnd('20000000'),
      answerMinutes: 60,
      passwordSet: true,
      heldUntil: null,
      requirements: [
        {
          id: '0f4b7c1e-5d3a-4c1b-9e2f-7a6b5c4d3e2f',
          kind: 'DEPOSIT',
          at: now,
          amount: vnd('500000'),
          target: vnd('500000'),
          progress: vnd('320000'),
          state: 'ACTIVE',
        },
      ],
      turnover: '1.0000',
      free: vnd('11980500'),
      owed: vnd('0'),
      forfeits: vnd('250000'),
      sameMethodFirst: [{ kind: 'WALLET', amount: vnd('500000') }],
      unverified: vnd('20000000'),
      times: [{ institution: 'HAIAU', half: 9, most: 24 }],
      serverNow: now,
    },
    failures: ['NEED_TRUE_ACCOUNT'],
  },
  walletParts: {
    request: {},
    response: {
      free: vnd('11980500'),
      bonus: vnd('250000'),
      openBets: { count: 2, stake: vnd('36000') },
      setAside: vnd('0'),
      onItsWay: vnd('2000000'),
      owed: vnd('0'),
      serverNow: now,
    },
    failures: ['NEED_TRUE_ACCOUNT'],
  },
  createWithdrawal: {
    request: { payeeId, amount: '2000000', withdrawPassword: '482913' },
    response: { withdrawalId: withdrawal.withdrawalId, state: 'APPROVED', amount: vnd('2000000'), balance: vnd('10480500') },
    failures: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_CONFLICT',
      'AMOUNT_DECIMALS',
      'AMOUNT_OUT_OF_RANGE',
      'INSUFFICIENT_FUNDS',
      'PAYEE_UNKNOWN',
      'REQUIREMENT_OPEN',
      'CONFIRM_FORFEIT',
      'SAME_METHOD_FIRST',
      'VERIFICATION_REQUIRED',
      'REAUTHENTICATE',
      'WITHDRAW_PASSWORD_REQUIRED',
      'WITHDRAW_PASSWORD_WRONG',
      'WITHDRAW_PASSWORD_LOCKED',
      'TOO_MANY_WITHDRAWALS',
      'NEED_TRUE_ACCOUNT',
    ],
  },
  listWithdrawals: { request: {}, response: { withdrawals: [withdrawal], serverNow: now }, failures: ['NEED_TRUE_ACCOUNT'] },
  withdrawalStatus: {
    request: { withdrawalId: withdrawal.withdrawalId },
    response: one,
    failures: ['NEED_TRUE_ACCOUNT', 'WITHDRAWAL_UNKNOWN'],
  },
  answerWithdrawal: {
    request: { withdrawalId: withdrawal.withdrawalId, answer: 'PART', amount: '1200000', uploads: [uploadExample.uploadId] },
    response: one,
    failures: ['NEED_TRUE_ACCOUNT', 'WITHDRAWAL_UNKNOWN', 'WITHDRAWAL_OVER', 'UPLOAD_UNKNOWN', 'AMOUNT_DECIMALS', 'FIELD_INVALID'],
  },
  writeInDispute: {
    request: { withdrawalId: withdrawal.withdrawalId, text: 'The bank has no second transfer.' },
    response: one,
    failures: ['NEED_TRUE_ACCOUNT', 'WITHDRAWAL_UNKNOWN', 'WITHDRAWAL_OVER', 'UPLOAD_UNKNOWN'],
  },
  restArrived: {
    request: { withdrawalId: withdrawal.withdrawalId },
    response: one,
    failures: ['NEED_TRUE_ACCOUNT', 'WITHDRAWAL_UNKNOWN', 'WITHDRAWAL_OVER'],
  },
  operatorWithdrawals: { request: {}, response: { list: [desk] }, failures: ['OPERATOR_KEY_WRONG'] },
  operatorWithdrawal: {
    request: { withdrawal: withdrawal.reference },
    response: {
      ...desk,
      story: [{ at: now, step: 'DISPUTED', by: 'MEMBER', text: 'The statement shows every transfer of today.' }],
      postings: [{ at: now, code: 'WITHDRAWAL', amount: vnd('2000000') }],
    },
    failures: ['OPERATOR_KEY_WRONG', 'WITHDRAWAL_UNKNOWN'],
  },
  reviewWithdrawal: {
    request: { ...named, action: 'APPROVE' },
    response: desk,
    failures: ['OPERATOR_KEY_WRONG', 'WITHDRAWAL_UNKNOWN', 'WITHDRAWAL_OVER', 'SAME_PERSON'],
  },
  settlePayout: {
    request: { ...named, action: 'PAID' },
    response: desk,
    failures: ['OPERATOR_KEY_WRONG', 'WITHDRAWAL_UNKNOWN', 'WITHDRAWAL_OVER', 'SAME_PERSON'],
  },
  replyInDispute: {
    request: { withdrawal: withdrawal.reference, text: 'We asked the bank for a trace.' },
    response: desk,
    failures: ['OPERATOR_KEY_WRONG', 'WITHDRAWAL_UNKNOWN', 'WITHDRAWAL_OVER'],
  },
  resolveDispute: {
    request: { ...named, action: 'CREDIT' },
    response: desk,
    failures: ['OPERATOR_KEY_WRONG', 'WITHDRAWAL_UNKNOWN', 'WITHDRAWAL_OVER', 'SAME_PERSON'],
  },
}
