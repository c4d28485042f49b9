import type { Examples } from '../kit/example.ts'
import type * as calls from './loss-calls.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })

const examplePlay = {
  bets: 34,
  stake: vnd('1248000.0000'),
  validBet: vnd('1248000.0000'),
  payout: vnd('912600.0000'),
  rebate: vnd('14976.0000'),
  gain: vnd('-320424.0000'),
}

export const examples: Examples<typeof calls> = {
  teamLosses: {
    request: { from: '2026-11-08', to: '2026-11-21', scope: 'TEAM', gameType: 'ELOTT', side: 'LOSS' },
    response: {
      list: [{ memberId: 'm1', account: 'linh88', nickname: 'Linh', agent: false, level: 2, ...examplePlay }],
      total: 1,
      totalPages: 1,
      totals: { ...examplePlay, losers: 1, losses: vnd('-320424.0000'), winners: 0, gains: vnd('0.0000') },
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: '2026-11-21T08:25:00.000Z',
    },
    failures: ['NOT_AN_AGENT'],
  },
}
