import type * as calls from './calls.ts'
import { exampleBet } from '../bets/examples.ts'
import type { Examples } from '../kit/example.ts'

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

const { newAccounts: _new, activeMembers: _active, members: _members, ...memberFigures } = exampleFigures

export const examples: Examples<typeof calls> = {
  teamOverview: {
    request: exampleRequest,
    response: {
      figures: exampleFigures,
      before: exampleFigures,
      beforeUntil: null,
      byDay: [{ day: '2026-11-08', stake: vnd('1.0000'), validBet: vnd('1.0000'), payout: vnd('0.0000') }],
      byType: [{ gameType: 'ELOTT', validBet: vnd('1.0000'), profit: vnd('1.0000') }],
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: now,
    },
    failures: ['NOT_AN_AGENT'],
  },
  teamMembers: {
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
      asOf: '412:3:5181',
      serverNow: now,
    },
    failures: ['NOT_AN_AGENT'],
  },
  teamPath: {
    request: { account: 'linh88' },
    response: {
      path: [
        { account: 'quoctuan', nickname: 'Quoc Tuan', downlines: 59 },
        { account: 'quangtrung', nickname: 'Quang Trung', downlines: 18 },
        { account: 'linh88', nickname: 'Linh', downlines: 0 },
      ],
    },
    failures: ['NOT_AN_AGENT'],
  },
  teamRows: {
    request: { ...exampleRequest, kind: 'BETS' },
    response: {
      list: [
        {
          id: 'b1',
          account: 'linh88',
          at: now,
          detail: '',
          bet: {
            gameCode: 'SSC1',
            gameName: 'SSC 1 minute',
            numero: '20261121-0901',
            play: 'front3-direct',
            selection: {
              places: [
                ['1', '3', '8'],
                ['0', '5'],
                ['2', '7', '9'],
              ],
            },
          },
          amount: vnd('36000.0000'),
          validBet: vnd('36000.0000'),
          payout: vnd('0.0000'),
          profit: vnd('36000.0000'),
        },
      ],
      total: 1,
      totalPages: 1,
      totals: { amount: vnd('36000.0000'), validBet: vnd('36000.0000'), payout: vnd('0.0000'), profit: vnd('36000.0000') },
      games: [
        { gameCode: 'SSC1', gameName: 'SSC 1 minute' },
        { gameCode: 'PK1', gameName: 'PK10 1 minute' },
      ],
      serverNow: now,
    },
    failures: ['NOT_AN_AGENT'],
  },
  teamBet: {
    request: { betId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001' },
    response: { account: 'linh88', bet: exampleBet, explanation: null },
    failures: ['NOT_AN_AGENT', 'BET_UNKNOWN'],
  },
}
