import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { ControlChange, ControlOverview, PlayBreak, PlayState } from './shapes.ts'

const now = '2026-11-21T08:27:00.000Z'
const dong = (amount: string) => ({ amount, currency: 'VND' })

const overview: ControlOverview = {
  currency: 'VND',
  limits: [
    {
      kind: 'LOSS',
      period: 'WEEK',
      limit: '3000000.0000',
      used: '420000.0000',
      remaining: '2580000.0000',
      startsAt: '2026-11-15T17:00:00.000Z',
      resetsAt: '2026-11-22T17:00:00.000Z',
      raise: {
        to: '5000000.0000',
        requestedAt: '2026-11-20T11:40:00.000Z',
        confirmFrom: '2026-11-21T11:40:00.000Z',
        lapsesAt: '2026-11-27T11:40:00.000Z',
      },
    },
  ],
  break: null,
  breaksUntil: [
    { term: 'H24', until: '2026-11-22T08:27:00.000Z' },
    { term: 'M6', until: '2027-05-21T08:27:00.000Z' },
  ],
  products: [
    { product: 'LOTTERY', blocked: false, opensAt: null },
    { product: 'LIVE', blocked: true, opensAt: null },
  ],
  realityMinutes: 60,
  offersStopped: ['LETTERS'],
  netDeposits: [
    { month: '2026-10-01', amount: dong('2950000.0000') },
    { month: '2026-11-01', amount: dong('4500000.0000') },
  ],
  reviewDue: false,
  helpLines: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }],
  serverNow: now,
}

const timeOut: PlayBreak = {
  kind: 'TIME_OUT',
  term: 'H24',
  startedAt: now,
  until: '2026-11-22T08:27:00.000Z',
  endsAt: '2026-11-22T08:27:00.000Z',
}

const state: PlayState = {
  startedAt: '2026-11-21T07:27:00.000Z',
  elapsedSeconds: 3600,
  realityMinutes: 60,
  due: true,
  nextCheckAt: null,
  staked: dong('640000.0000'),
  paidOut: dong('460000.0000'),
  result: dong('-180000.0000'),
  balance: dong('12480500.0000'),
  time: { period: 'DAY', used: 5040, limit: 7200 },
  break: null,
  serverNow: now,
}

const change: ControlChange = {
  at: now,
  action: 'LIMIT_LOWERED',
  kind: 'DEPOSIT',
  period: 'WEEK',
  before: '5000000.0000',
  after: '4000000.0000',
}

const raised = { kind: 'LOSS', period: 'WEEK' } as const

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  playLimits: { request: {}, response: overview, failures: ['NEED_TRUE_ACCOUNT'] },
  setPlayLimit: {
    request: { ...raised, amount: '2000000', from: '3000000.0000' },
    response: {},
    failures: ['NEED_TRUE_ACCOUNT', 'LIMIT_CHANGED', 'BREAK_RUNNING', 'AMOUNT_DECIMALS', 'FIELD_INVALID'],
  },
  confirmRaise: {
    request: raised,
    response: {},
    failures: ['NEED_TRUE_ACCOUNT', 'RAISE_UNKNOWN', 'RAISE_TOO_EARLY', 'BREAK_RUNNING', 'REAUTHENTICATE'],
  },
  withdrawRaise: { request: raised, response: {}, failures: ['NEED_TRUE_ACCOUNT', 'RAISE_UNKNOWN'] },
  takeBreak: { request: { term: 'H24' }, response: { break: timeOut }, failures: ['NEED_TRUE_ACCOUNT', 'BREAK_RUNNING'] },
  endExclusion: { request: {}, response: {}, failures: ['NEED_TRUE_ACCOUNT', 'BREAK_UNKNOWN', 'BREAK_RUNNING'] },
  blockProduct: { request: { product: 'LIVE', blocked: true }, response: {}, failures: ['NEED_TRUE_ACCOUNT'] },
  setRealityCheck: { request: { minutes: 60 }, response: {}, failures: ['NEED_TRUE_ACCOUNT'] },
  stopOffers: { request: { channel: 'LETTERS', stopped: true }, response: {}, failures: ['NEED_TRUE_ACCOUNT'] },
  markPlaying: { request: {}, response: state, failures: ['NEED_TRUE_ACCOUNT'] },
  answerRealityCheck: {
    request: { answer: 'CONTINUE' },
    response: { ...state, due: false, nextCheckAt: '2026-11-21T09:27:00.000Z' },
    failures: ['NEED_TRUE_ACCOUNT'],
  },
  reviewLimits: { request: {}, response: {}, failures: ['NEED_TRUE_ACCOUNT'] },
  controlHistory: { request: {}, response: { list: [change], serverNow: now }, failures: ['NEED_TRUE_ACCOUNT'] },
  operatorPlayLimits: { request: { account: 'linh88' }, response: { overview, changes: [change] }, failures: ['ACCOUNT_UNKNOWN'] },
}
