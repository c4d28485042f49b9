import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { DividendPayment } from './payment-shapes.ts'
import type { CommissionLineView } from './line-shapes.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const now = '2026-11-21T08:27:04.000Z'
const id = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d01'
const contract = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c02'
const account = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c01'
const from = '2026-11-19T17:00:00.000Z'
const to = '2026-11-20T17:00:00.000Z'
const hash = '7c1e9b0452da7c1e9b0452da7c1e9b0452da7c1e9b0452da7c1e9b0452daf3a8'
const fields = { contract, period: '2026-11-20', turnover: '1000000.0000', active: 2, tier: 0, gross: '3000.0000', deducted: '0.0000' }

const line: CommissionLineView = {
  id,
  cursor: `1795107600000.1.${id}`,
  kind: 'daily',
  code: 'DS-2041',
  label: '2026-11-20',
  from,
  to,
  version: 1,
  amount: vnd('3000.0000'),
  pay: vnd('3000.0000'),
  settled: vnd('0.0000'),
  fields,
  baseGroup: null,
  contractVersion: 1,
  contractHash: hash,
  runAt: to,
  postedAt: '2026-11-20T17:00:01.000Z',
  toWallet: vnd('3000.0000'),
  owed: vnd('0.0000'),
  payment: null,
}
const sums = {
  lines: 1,
  earned: vnd('3000.0000'),
  takenBack: vnd('0.0000'),
  net: vnd('3000.0000'),
  toWallet: vnd('3000.0000'),
  settled: vnd('0.0000'),
  waiting: vnd('0.0000'),
}

const dividend: DividendPayment = {
  id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0d02',
  account: 'quangtrung',
  label: '2026-11-16',
  state: 'REVIEW',
  version: 1,
  amount: vnd('1250000.0000'),
  paid: vnd('0.0000'),
  due: vnd('1250000.0000'),
  clawback: vnd('0.0000'),
  changedAt: now,
  steps: [
    { action: 'calculate', person: null, version: 1, amount: vnd('1250000.0000'), at: to },
    { action: 'review', person: 'hoa', version: 1, amount: null, at: now },
  ],
}

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  operatorDividends: { request: { state: 'REVIEW' }, response: { list: [dividend] }, failures: ['OPERATOR_KEY_WRONG'] },
  moveDividend: {
    request: { id: dividend.id, version: 1, action: 'approve' },
    response: { dividend: { ...dividend, state: 'APPROVED' } },
    failures: ['OPERATOR_KEY_WRONG', 'DIVIDEND_UNKNOWN', 'DIVIDEND_STATE', 'DIVIDEND_HELD', 'SAME_PERSON', 'FIELD_INVALID'],
  },
  commissionLines: {
    request: { from: '2026-11-15', to: '2026-11-21' },
    response: {
      list: [line],
      older: null,
      totals: sums,
      kinds: [{ kind: 'daily', ...sums }],
      owed: vnd('0.0000'),
      debts: [],
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: now,
    },
    failures: [],
  },
  commissionLineDetail: {
    request: { id },
    response: {
      line,
      text: '{"currency":"VND","kind":"daily"}',
      versions: [line],
      settles: [],
      settledBy: [],
      opening: null,
      payment: [],
      bundled: true,
      serverNow: now,
    },
    failures: ['LINE_UNKNOWN'],
  },
  realtimeDay: {
    request: { day: '2026-11-21' },
    response: {
      from: '2026-11-20T17:00:00.000Z',
      to: '2026-11-21T17:00:00.000Z',
      contracts: [{ id: contract, code: 'RS-2011', from, to: null }],
      windows: [
        {
          lineId: id,
          from: '2026-11-21T08:20:00.000Z',
          version: 1,
          bets: 187,
          gross: vnd('2876.2580'),
          given: vnd('671.0480'),
          amount: vnd('2205.2100'),
          pay: vnd('2205.2100'),
          posted: vnd('2205.2100'),
        },
      ],
      due: 185,
      calculated: 185,
      waitingFrom: null,
      running: { from: '2026-11-21T08:25:00.000Z', to: '2026-11-21T08:30:00.000Z', bets: 41 },
      batch: vnd('2205.2100'),
      below: 6,
      ranUntil: '2026-11-21T08:25:00.000Z',
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: now,
    },
    failures: [],
  },
  realtimeCategories: {
    request: { day: '2026-11-21', ranUntil: '2026-11-21T08:25:00.000Z' },
    response: {
      list: [
        {
          code: 'RS-2011',
          category: 'LOTT',
          rates: { loss: '0.12', win: '0.04', min: '10000' },
          bets: 187,
          lost: vnd('1823715.0000'),
          won: vnd('1719500.0000'),
          gross: vnd('2876.2580'),
          given: vnd('671.0480'),
          yours: vnd('2205.2100'),
        },
      ],
      serverNow: now,
    },
    failures: [],
  },
  commissionDifference: {
    request: { id, before: account },
    response: {
      count: 1,
      bets: [
        {
          id: contract,
          account: 'linh88',
          category: 'LIVE',
          numero: '20261120-0814',
          settledAt: from,
          stake: vnd('24000000.0000'),
          before: { payout: vnd('0.0000'), void: false, validBet: vnd('24000000.0000') },
          after: { payout: vnd('24000000.0000'), void: true, validBet: vnd('0.0000') },
          changedAt: now,
          reason: 'The draw was repeated',
        },
      ],
      serverNow: now,
    },
    failures: ['LINE_UNKNOWN'],
  },
  commissionStatement: {
    request: { id },
    response: {
      form: 'portico statement 1',
      line: {
        id,
        kind: 'daily',
        contract,
        account,
        currency: 'VND',
        label: '2026-11-20',
        from,
        to,
        runAt: to,
        version: 1,
        amount: '3000.0000',
        pay: '3000.0000',
        before: null,
        fields,
      },
      contracts: [{ id: contract, code: 'DS-2041', holder: account, version: 1, hash, text: '{"kind":"daily"}', from, to: null }],
      accounts: [{ id: account, name: 'quangtrung', upline: null }],
      bets: [],
      deposits: [],
    },
    failures: ['LINE_UNKNOWN', 'STATEMENT_TOO_LARGE'],
  },
}
