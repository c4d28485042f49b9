import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { Examples } from '../kit/example.ts'

const exampleMessage = { id: 'r1', name: 'li***88', text: 'Good luck, everybody', saidAt: '2026-11-21T08:00:30.000Z' }

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  roomHistory: {
    request: {},
    response: { list: [exampleMessage] },
    failures: [],
  },
  sayInRoom: {
    request: { text: 'Good luck, everybody' },
    response: exampleMessage,
    failures: ['RATE_LIMITED'],
  },
  clearRoom: {
    request: {},
    response: { cleared: 12 },
    failures: ['OPERATOR_KEY_WRONG'],
  },
}
