import type { Examples } from '../kit/example.ts'
import type * as calls from './movement-calls.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })

const now = '2026-11-21T08:25:00.000Z'

const exampleFlow = { in: vnd('500000.0000'), out: vnd('0.0000'), net: vnd('500000.0000'), movements: 1 }

export const examples: Examples<typeof calls> = {
  teamMovements: {
    request: { from: '2026-11-08', to: '2026-11-21', scope: 'TEAM', kind: 'DEPOSIT' },
    response: {
      list: [
        {
          id: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001',
          cursor: '1795335900000.4821',
          at: now,
          account: 'linh88',
          kind: 'DEPOSIT',
          code: 'DEPOSIT',
          product: '',
          amount: vnd('500000.0000'),
          balance: vnd('812400.0000'),
        },
      ],
      older: '1795335900000.4821',
      newer: null,
      serverNow: now,
    },
    failures: ['NOT_AN_AGENT'],
  },
  teamMovementTotals: {
    request: { from: '2026-11-08', to: '2026-11-21', scope: 'TEAM' },
    response: {
      ...exampleFlow,
      balance: vnd('812400.0000'),
      kinds: [{ kind: 'DEPOSIT', ...exampleFlow }],
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: now,
    },
    failures: ['NOT_AN_AGENT'],
  },
}
