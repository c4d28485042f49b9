import * as z from 'zod/mini'
import { call } from './call.ts'
import { money } from './money.ts'
import { day, instant, paging, text } from './wire.ts'

/** Whose figures: the agent alone, direct downlines, or the whole team (self included). */
export const teamScope = z.enum(['SELF', 'DIRECT', 'TEAM'])

/** Settled figures of a set of accounts and days. `profit` = stake − payout − rebate, seen from the house. */
export const teamFigures = z.object({
  deposits: money,
  withdrawals: money,
  stake: money,
  validBet: money,
  payout: money,
  rebate: money,
  profit: money,
  balance: money,
  newAccounts: z.int(),
  activeMembers: z.int(),
  members: z.int(),
  bets: z.int(),
})
export type TeamFigures = z.infer<typeof teamFigures>

const range = { from: day, to: day, scope: z._default(teamScope, 'TEAM') }
const vnd = (amount: string) => ({ amount, currency: 'VND' })
const exampleFigures = {
  deposits: vnd('1684200000.0000'),
  withdrawals: vnd('0.0000'),
  stake: vnd('7942160.0000'),
  validBet: vnd('7942160.0000'),
  payout: vnd('7716480.0000'),
  rebate: vnd('97140.0000'),
  profit: vnd('128540.0000'),
  balance: vnd('486320.0000'),
  newAccounts: 3,
  activeMembers: 41,
  members: 60,
  bets: 1284,
}
const exampleRequest = { from: '2026-11-08', to: '2026-11-21', scope: 'TEAM' } as const
const now = '2026-11-21T08:25:00.000Z'

export const teamOverview = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentTeamOverview',
  summary: 'Team figures of a range beside the same number of days before, by day and by game type',
  token: true,
  encrypted: false,
  only: 'agent',
  request: z.object(range),
  response: z.object({
    figures: teamFigures,
    before: teamFigures,
    byDay: z.array(z.object({ day, stake: money, validBet: money, payout: money })),
    byType: z.array(z.object({ gameType: z.string(), validBet: money, profit: money })),
    timeZone: z.string(),
    serverNow: instant,
  }),
  failures: ['NOT_AN_AGENT'],
  example: {
    request: exampleRequest,
    response: {
      figures: exampleFigures,
      before: exampleFigures,
      byDay: [{ day: '2026-11-08', stake: vnd('1.0000'), validBet: vnd('1.0000'), payout: vnd('0.0000') }],
      byType: [{ gameType: 'ELOTT', validBet: vnd('1.0000'), profit: vnd('1.0000') }],
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: now,
    },
  },
})

export const teamMember = z.object({
  memberId: z.string(),
  account: z.string(),
  nickname: z.string(),
  agent: z.boolean(),
  level: z.int(),
  downlines: z.int(),
  figures: z.omit(teamFigures, { newAccounts: true, activeMembers: true, members: true }),
  joinedAt: instant,
  seenAt: z.nullable(instant),
  state: z.enum(['ACTIVE', 'BLOCKED']),
})
export type TeamMember = z.infer<typeof teamMember>

const { newAccounts: _new, activeMembers: _active, members: _members, ...memberFigures } = exampleFigures

export const teamMembers = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentDownlines',
  summary: 'The accounts behind the overview, one page, with the totals of every account that the filter matches',
  token: true,
  encrypted: false,
  only: 'agent',
  request: z.object({
    ...range,
    account: z.optional(z.string().check(z.maxLength(64))),
    /** `true`: only accounts opened inside the range. */
    opened: z.optional(z.literal('true')),
    /** `true`: only accounts with a deposit or a settled bet inside the range. */
    active: z.optional(z.literal('true')),
    sort: z._default(
      z.enum(['account', 'level', 'downlines', 'balance', 'deposits', 'withdrawals', 'validBet', 'payout', 'profit', 'joinedAt']),
      'validBet',
    ),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...paging(200),
  }),
  response: z.object({
    list: z.array(teamMember),
    total: z.int(),
    totalPages: z.int(),
    totals: teamFigures,
    serverNow: instant,
  }),
  failures: ['NOT_AN_AGENT'],
  example: {
    request: exampleRequest,
    response: {
      list: [
        {
          memberId: 'm1',
          account: 'quangtrung',
          nickname: 'Quang Trung',
          agent: true,
          level: 1,
          downlines: 18,
          figures: memberFigures,
          joinedAt: '2026-08-21T08:00:00.000Z',
          seenAt: now,
          state: 'ACTIVE',
        },
      ],
      total: 1,
      totalPages: 1,
      totals: exampleFigures,
      serverNow: now,
    },
  },
})

export const teamRowKind = z.enum(['DEPOSITS', 'WITHDRAWALS', 'BETS'])

export const teamRows = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentTeamRows',
  summary: 'The rows that make a figure: deposits, withdrawals or settled bets of the team or of one account',
  token: true,
  encrypted: false,
  only: 'agent',
  request: z.object({ ...range, kind: teamRowKind, account: z.optional(text(64)), ...paging(200) }),
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        account: z.string(),
        at: instant,
        /** Method of a deposit; game, issue and play of a bet. */
        detail: z.string(),
        amount: money,
        /** What counts towards turnover: at most the stake, nothing of a draw. */
        validBet: z.nullable(money),
        payout: z.nullable(money),
        profit: z.nullable(money),
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
    totals: z.object({ amount: money, validBet: money, payout: money, profit: money }),
    serverNow: instant,
  }),
  failures: ['NOT_AN_AGENT'],
  example: {
    request: { ...exampleRequest, kind: 'BETS' },
    response: {
      list: [
        {
          id: 'b1',
          account: 'linh88',
          at: now,
          detail: 'SSC1 20261121-0901 front3-direct',
          amount: vnd('36000.0000'),
          validBet: vnd('36000.0000'),
          payout: vnd('0.0000'),
          profit: vnd('36000.0000'),
        },
      ],
      total: 1,
      totalPages: 1,
      totals: { amount: vnd('36000.0000'), validBet: vnd('36000.0000'), payout: vnd('0.0000'), profit: vnd('36000.0000') },
      serverNow: now,
    },
  },
})
