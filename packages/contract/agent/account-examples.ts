import type { Examples } from '../kit/example.ts'
import type * as calls from './account-calls.ts'

export const examples: Examples<typeof calls> = {
  teamAccount: {
    request: { account: 'linh88' },
    response: {
      memberId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0002',
      account: 'linh88',
      nickname: 'Linh',
      agent: false,
      level: 2,
      downlines: 0,
      joinedAt: '2026-08-21T08:00:00.000Z',
      seenAt: '2026-11-21T08:25:00.000Z',
      state: 'ACTIVE',
      path: [
        { account: 'quoctuan', nickname: 'Quoc Tuan', downlines: 59 },
        { account: 'quangtrung', nickname: 'Quang Trung', downlines: 18 },
        { account: 'linh88', nickname: 'Linh', downlines: 0 },
      ],
      balance: { amount: '486320.0000', currency: 'VND' },
      contacts: [{ kind: 'MOBILE', masked: '+84 •••• 678', boundAt: '2026-08-21T08:05:00.000Z' }],
      payees: [{ institutionName: 'Vietcombank', account: '••4821', name: 'N••• T••• L•••' }],
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: '2026-11-21T08:25:00.000Z',
    },
    failures: ['NOT_AN_AGENT', 'NOT_IN_TEAM'],
  },
}
