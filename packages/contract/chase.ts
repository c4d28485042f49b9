import * as z from 'zod/mini'
import { betLine, betState, LINE_FAILURES, odds, selection } from './bets.ts'
import { call } from './call.ts'
import { chaseState } from './chase-state.ts'
import { askedAmount, money } from './money.ts'
import { gameCode, instant, paging, queryInt, text } from './wire.ts'

export type { ChaseState } from './chase-state.ts'

/** Most issues of one plan. */
export const MOST_ISSUES = 120

const issueAhead = z.object({ numero: z.string(), sealAt: instant, drawAt: instant })
export type IssueAhead = z.infer<typeof issueAhead>

const chaseLineState = z.enum(['PENDING', 'PLACED', 'RELEASED', 'VOID'])
/** Why a line's stake went back to cash before it was bet. */
const releaseReason = z.enum(['WON', 'CANCELLED', 'MISSED', 'VOID'])

const planLine = z.object({
  ...issueAhead.shape,
  multiple: z.int(),
  stake: money,
  /** PENDING: locked. PLACED: bet. RELEASED: given back unbet. VOID: bet and given back. */
  state: chaseLineState,
  reason: z.nullable(releaseReason),
  betId: z.nullable(z.string()),
  betState: z.nullable(betState),
  payout: z.nullable(money),
})
export type PlanLine = z.infer<typeof planLine>

const plan = z.object({
  planId: z.string(),
  gameCode,
  gameName: z.string(),
  play: z.string(),
  selection,
  notes: z.int(),
  unit: z.string(),
  mode: z.string(),
  prizeGroup: z.nullable(z.int()),
  odds: z.nullable(odds),
  stopOnWin: z.boolean(),
  /** ACTIVE while a line is pending; then all had their turn, a win ended it, or its owner. */
  state: chaseState,
  issues: z.int(),
  /** Issues that have been bet on. */
  placed: z.int(),
  /** All stakes, as they were locked when the plan was made. */
  total: money,
  /** What is locked now, has been bet, and went back unbet or void. */
  locked: money,
  staked: money,
  released: money,
  payout: money,
  createdAt: instant,
  endedAt: z.nullable(instant),
})
export type Plan = z.infer<typeof plan>

const planDetail = z.object({ plan, lines: z.array(planLine) })
export type PlanDetail = z.infer<typeof planDetail>

const vnd = (amount: string) => ({ amount, currency: 'VND' })
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
const answered = z.object({ ...planDetail.shape, balance: money, serverNow: instant })

export const chaseIssues = call({
  method: 'GET',
  path: '/lgw/lottery/chase/issues',
  summary: 'The issues of a lottery that still take bets, by its timetable, the next one first',
  token: true,
  encrypted: false,
  request: z.object({ gameCode, limit: z._default(queryInt(1, MOST_ISSUES), MOST_ISSUES) }),
  response: z.object({ list: z.array(issueAhead), serverNow: instant }),
  failures: ['GAME_UNKNOWN'],
  example: { request: { gameCode: 'SSC1', limit: 2 }, response: { list: [...issues], serverNow: now } },
})

export const createChase = call({
  method: 'POST',
  path: '/lgw/lottery/chase',
  summary: 'Bets one line on several issues ahead, each at its own multiple; the whole amount is locked at once',
  token: true,
  encrypted: true,
  movesMoney: true,
  request: z.object({
    gameCode,
    /** Its own multiple is 1. */
    line: betLine,
    /** In the order of the timetable; each named, none implied. */
    issues: z.array(z.object({ numero: text(40), multiple: z.int() })).check(z.minLength(1), z.maxLength(MOST_ISSUES)),
    stopOnWin: z.boolean(),
    /** The whole amount as it was confirmed; another one is refused. */
    total: askedAmount,
    /** Asked of those who have set one. */
    withdrawPassword: z.optional(text(64)),
  }),
  response: answered,
  failures: [
    'PAYLOAD_REQUIRED',
    'PAYLOAD_INVALID',
    'IDEMPOTENCY_KEY_REQUIRED',
    'IDEMPOTENCY_CONFLICT',
    'NEED_TRUE_ACCOUNT',
    'WITHDRAW_PASSWORD_REQUIRED',
    'WITHDRAW_PASSWORD_WRONG',
    'WITHDRAW_PASSWORD_LOCKED',
    ...LINE_FAILURES,
    'INSUFFICIENT_FUNDS',
  ],
  example: {
    request: {
      gameCode: 'SSC1',
      line: { ...chosen, multiple: 1 },
      issues: issues.map(({ numero }, i) => ({ numero, multiple: i + 1 })),
      stopOnWin: true,
      total: '6000',
      withdrawPassword: '246810',
    },
    response: { ...exampleDetail, balance: vnd('12474500.0000') },
  },
})

export const listChases = call({
  method: 'GET',
  path: '/lgw/lottery/chase',
  summary: "The member's plans: one page, newest first",
  token: true,
  encrypted: false,
  request: z.object({ gameCode: z.optional(gameCode), state: z.optional(chaseState), ...paging(100) }),
  response: z.object({ list: z.array(plan), total: z.int(), totalPages: z.int(), serverNow: instant }),
  failures: [],
  example: {
    request: { gameCode: 'SSC1', pageNo: 1, pageSize: 18 },
    response: { list: [examplePlan], total: 1, totalPages: 1, serverNow: now },
  },
})

export const chaseDetail = call({
  method: 'GET',
  path: '/lgw/lottery/chase/detail',
  summary: 'One plan with its issues and what became of each',
  token: true,
  encrypted: false,
  request: z.object({ planId: z.uuid() }),
  response: z.object({ ...planDetail.shape, serverNow: instant }),
  failures: ['CHASE_UNKNOWN'],
  example: { request: { planId }, response: exampleDetail },
})

export const cancelChase = call({
  method: 'POST',
  path: '/lgw/lottery/chase/cancel',
  summary: 'Gives back what is not sealed yet: the issues named, or all that remain',
  token: true,
  encrypted: false,
  movesMoney: true,
  request: z.object({ planId: z.uuid(), numeros: z.optional(z.array(text(40)).check(z.minLength(1), z.maxLength(MOST_ISSUES))) }),
  /** `given`: what came back by this call. */
  response: z.object({ ...answered.shape, given: money }),
  failures: ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'CHASE_UNKNOWN', 'ISSUE_UNKNOWN', 'ISSUE_CLOSED'],
  example: {
    request: { planId, numeros: ['20261121-0902'] },
    response: { ...exampleDetail, given: vnd('4000.0000'), balance: vnd('12478500.0000') },
  },
})
