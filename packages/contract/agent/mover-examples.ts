import type { Examples } from '../kit/example.ts'
import type * as calls from './mover-calls.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const serverNow = '2026-11-21T08:25:00.000Z'

export const examples: Examples<typeof calls> = {
  teamBranches: {
    request: { from: '2026-11-21', to: '2026-11-21', scope: 'TEAM' },
    response: {
      list: [
        { account: 'quangtrung', nickname: 'Trung', downlines: 61, validBet: vnd('229437500.0000'), before: vnd('209500000.0000') },
        { account: 'hoanglan_v', nickname: 'Lan', downlines: 9, validBet: vnd('56911500.0000'), before: vnd('51460000.0000') },
      ],
      others: { branches: 28, validBet: vnd('12995500.0000'), before: vnd('13074000.0000') },
      self: { validBet: vnd('0.0000'), before: vnd('0.0000') },
      beforeUntil: '2026-11-20T08:25:00.000Z',
      serverNow,
    },
    failures: ['NOT_AN_AGENT'],
  },
  teamMovers: {
    request: { to: '2026-11-21', scope: 'TEAM', of: 'ALL' },
    response: {
      days: { from: '2026-11-15', to: '2026-11-21' },
      before: { from: '2026-11-08', to: '2026-11-14' },
      list: [
        {
          account: 'thuhien.q7',
          nickname: 'Hiền',
          branch: true,
          byDay: ['30572300', '41162900'].flatMap((amount) => Array.from({ length: 7 }, () => vnd(`${amount}.0000`))),
          validBet: vnd('288140300.0000'),
          before: vnd('214006100.0000'),
          isNew: false,
          reason: { kind: 'STARTED', at: null, count: 1, of: null, account: 'baoan_hn', gameType: null },
        },
      ],
      serverNow,
    },
    failures: ['NOT_AN_AGENT'],
  },
}
