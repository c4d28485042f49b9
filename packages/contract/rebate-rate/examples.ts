import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'

const now = '2026-11-21T08:27:04.000Z'
const memberId = '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0002'
const rate = { category: 'LOTTERY', rate: '8.0', most: '8.8', least: '6.5', coming: null } as const

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  teamRates: {
    request: { memberId },
    response: {
      account: 'quangtrung',
      settable: true,
      rates: [rate],
      history: [{ category: 'LOTTERY', rate: '8.0', from: '2026-11-15T17:00:00.000Z', setBy: 'quoctuan' }],
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: now,
    },
    failures: ['NOT_AN_AGENT', 'NOT_IN_TEAM'],
  },
  setTeamRate: {
    request: { memberId, category: 'LOTTERY', rate: '8.5' },
    response: { from: now, rate: { ...rate, rate: '8.5' } },
    failures: ['NOT_AN_AGENT', 'NOT_IN_TEAM', 'FIELD_INVALID', 'RATE_ABOVE_UPLINE', 'RATE_BELOW_DOWNLINE'],
  },
  operatorRates: {
    request: { account: 'quoctuan' },
    response: { rates: [rate] },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_UNKNOWN'],
  },
  setAccountRate: {
    request: { account: 'quoctuan', category: 'LIVE', rate: '1.2' },
    response: { from: now, rate: { ...rate, category: 'LIVE', rate: '1.2' } },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_UNKNOWN', 'FIELD_INVALID', 'RATE_ABOVE_UPLINE', 'RATE_BELOW_DOWNLINE'],
  },
}
