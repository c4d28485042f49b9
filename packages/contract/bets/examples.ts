import type * as calls from './calls.ts'
import type * as chaseCalls from './chase-calls.ts'
import type * as receiptCalls from './receipt-calls.ts'
import type { Examples } from '../kit/example.ts'
import type { Plan, PlanLine } from './chase-shapes.ts'
import { LINE_FAILURES } from './refusals.ts'
import type { Bet } from './shapes.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })

export const exampleBet: Bet = {
  betId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001',
  gameCode: 'SSC1',
  gameName: 'SSC, 1 minute',
  numero: '20261121-0901',
  play: 'front3-direct',
  selection: {
    places: [
      ['1', '3', '8'],
      ['0', '5'],
      ['2', '7', '9'],
    ],
  },
  notes: 18,
  unit: '2000',
  mode: '1',
  multiple: 1,
  prizeGroup: 1900,
  odds: null,
  stake: vnd('36000.0000'),
  rebate: vnd('900.0000'),
  state: 'WAITING',
  voidReason: null,
  cancelUntil: '2026-11-21T08:00:55.000Z',
  payout: null,
  net: null,
  result: null,
  placedAt: '2026-11-21T08:00:31.000Z',
  settledAt: null,
}

const now = '2026-11-21T08:00:31.000Z'

const issues = [
  { numero: '20261121-0901', sealAt: '2026-11-21T08:00:55.000Z', drawAt: '2026-11-21T08:01:00.000Z' },
  { numero: '20261121-0902', sealAt: '2026-11-21T08:01:55.000Z', drawAt: '2026-11-21T08:02:00.000Z' },
] as const

const planId = '4c0a37f9-9d3e-4a43-8a51-1f3f6a1c0c01'

const chosen = { play: 'fixed-position', selection: { places: [['7'], [], [], [], []] }, mode: '1', prizeGroup: 1900 }

const examplePlan: Plan = {
  ...chosen,
  planId,
  gameCode: 'SSC1',
  gameName: 'SSC, 1 minute',
  notes: 1,
  unit: '2000',
  odds: null,
  stopOnWin: true,
  state: 'ACTIVE',
  issues: 2,
  placed: 0,
  total: vnd('6000.0000'),
  locked: vnd('6000.0000'),
  staked: vnd('0.0000'),
  released: vnd('0.0000'),
  payout: vnd('0.0000'),
  createdAt: now,
  endedAt: null,
}

const exampleLines: PlanLine[] = issues.map((issue, i) => ({
  ...issue,
  multiple: i + 1,
  stake: vnd(i === 0 ? '2000.0000' : '4000.0000'),
  state: 'PENDING',
  reason: null,
  betId: null,
  betState: null,
  payout: null,
}))

const exampleDetail = { plan: examplePlan, lines: exampleLines, serverNow: now }

export const examples: Examples<typeof calls & typeof chaseCalls & typeof receiptCalls> = {
  placeBets: {
    request: {
      gameCode: 'SSC1',
      numero: '20261121-0901',
      lines: [
        {
          play: 'front3-direct',
          selection: {
            places: [
              ['1', '3', '8'],
              ['0', '5'],
              ['2', '7', '9'],
            ],
          },
          mode: '1',
          multiple: 1,
          prizeGroup: 1900,
        },
      ],
    },
    response: { bets: [exampleBet], balance: vnd('12444500.0000'), serverNow: '2026-11-21T08:00:31.000Z' },
    failures: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_CONFLICT',
      'ACCOUNT_BLOCKED',
      'NEED_TRUE_ACCOUNT',
      ...LINE_FAILURES,
      'PLAY_LIMIT_REACHED',
      'PAYOUT_LIMIT_REACHED',
      'EXPOSURE_LIMIT_REACHED',
      'BONUS_MAX_BET',
      'INSUFFICIENT_FUNDS',
    ],
  },
  listBets: {
    request: { from: '2026-11-21', to: '2026-11-21', pageNo: 1, pageSize: 18 },
    response: {
      list: [exampleBet],
      total: 1,
      totalPages: 1,
      totals: { stake: vnd('36000.0000'), payout: vnd('0.0000'), rebate: vnd('0.0000'), net: vnd('0.0000') },
      games: [{ gameCode: exampleBet.gameCode, name: exampleBet.gameName }],
      serverNow: '2026-11-21T08:00:31.000Z',
    },
    failures: ['NEED_TRUE_ACCOUNT'],
  },
  betDetail: {
    request: { betId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001' },
    response: { bet: exampleBet, explanation: null },
    failures: ['BET_UNKNOWN'],
  },
  chaseIssues: {
    request: { gameCode: 'SSC1', limit: 2 },
    response: { list: [...issues], serverNow: now },
    failures: ['GAME_UNKNOWN'],
  },
  createChase: {
    request: {
      gameCode: 'SSC1',
      line: { ...chosen, multiple: 1 },
      issues: issues.map(({ numero }, i) => ({ numero, multiple: i + 1 })),
      stopOnWin: true,
      total: '6000',
      withdrawPassword: '246810',
    },
    response: { ...exampleDetail, balance: vnd('12474500.0000') },
    failures: [
      'PAYLOAD_REQUIRED',
      'PAYLOAD_INVALID',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_CONFLICT',
      'ACCOUNT_BLOCKED',
      'NEED_TRUE_ACCOUNT',
      'WITHDRAW_PASSWORD_REQUIRED',
      'WITHDRAW_PASSWORD_WRONG',
      'WITHDRAW_PASSWORD_LOCKED',
      ...LINE_FAILURES,
      'BONUS_MAX_BET',
      'INSUFFICIENT_FUNDS',
    ],
  },
  listChases: {
    request: { gameCode: 'SSC1', pageNo: 1, pageSize: 18 },
    response: { list: [examplePlan], total: 1, totalPages: 1, serverNow: now },
    failures: [],
  },
  chaseDetail: {
    request: { planId },
    response: exampleDetail,
    failures: ['CHASE_UNKNOWN'],
  },
  cancelChase: {
    request: { planId, numeros: ['20261121-0902'] },
    response: { ...exampleDetail, given: vnd('4000.0000'), balance: vnd('12478500.0000') },
    failures: ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'CHASE_UNKNOWN', 'ISSUE_UNKNOWN', 'ISSUE_CLOSED'],
  },
  cancelBet: {
    request: { betId: exampleBet.betId },
    response: {
      bet: {
        ...exampleBet,
        state: 'VOID',
        voidReason: 'CANCELLED',
        cancelUntil: null,
        rebate: { amount: '0.0000', currency: 'VND' },
        payout: exampleBet.stake,
        net: { amount: '0.0000', currency: 'VND' },
        settledAt: '2026-11-21T08:00:40.000Z',
      },
      balance: { amount: '12480500.0000', currency: 'VND' },
      serverNow: '2026-11-21T08:00:40.000Z',
    },
    failures: ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'BET_UNKNOWN', 'CANCEL_NOT_ALLOWED', 'ISSUE_CLOSED'],
  },
  betReceipt: {
    request: { betId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001' },
    response: {
      receipt: {
        betId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001',
        gameCode: 'SSC1',
        numero: '20261121-0900',
        play: 'fixed-position',
        selection: { places: [['7'], [], [], [], []] },
        notes: 1,
        unit: '2000',
        mode: '1',
        multiple: 1,
        prizeGroup: 1950,
        odds: null,
        flags: { tie: 'lose' },
        stake: '2000.0000',
        currency: 'VND',
      },
      inclusion: {
        root: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
        path: [{ side: 'after', hash: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b' }],
      },
      cancelled: false,
    },
    failures: ['BET_UNKNOWN'],
  },
}
