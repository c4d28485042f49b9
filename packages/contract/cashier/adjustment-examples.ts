import type * as calls from './adjustment-calls.ts'
import type { Examples } from '../kit/example.ts'

const adjustment: calls.Adjustment = {
  id: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a003',
  account: 'linh88',
  direction: 'CREDIT',
  amount: { amount: '150000.0000', currency: 'VND' },
  reason: 'bet 4f1c was counted twice by the vendor',
  state: 'PROPOSED',
  proposedAt: '2026-11-21T08:00:00.000Z',
  proposedBy: 'lan',
  decidedAt: null,
  decidedBy: null,
  note: null,
}

export const examples: Examples<typeof calls> = {
  proposeAdjustment: {
    request: { account: 'linh88', direction: 'CREDIT', amount: '150000', reason: adjustment.reason },
    response: { adjustment },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_UNKNOWN', 'NEED_TRUE_ACCOUNT'],
  },
  decideAdjustment: {
    request: { id: adjustment.id, approve: true },
    response: { adjustment: { ...adjustment, state: 'APPROVED', decidedAt: '2026-11-21T08:05:00.000Z', decidedBy: 'minh' } },
    failures: ['OPERATOR_KEY_WRONG', 'ADJUSTMENT_UNKNOWN', 'ADJUSTMENT_DECIDED', 'SAME_PERSON', 'INSUFFICIENT_FUNDS'],
  },
  listAdjustments: { request: {}, response: { list: [adjustment] }, failures: ['OPERATOR_KEY_WRONG'] },
}
