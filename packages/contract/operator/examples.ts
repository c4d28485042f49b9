import type * as calls from './calls.ts'
import type { Examples } from '../kit/example.ts'

export const examples: Examples<typeof calls> = {
  operatorBooks: {
    request: {},
    response: { balanced: true, accounts: 60, transfers: 100, bets: 50, settled: 50, findings: [] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  addPerson: {
    request: { name: 'lan' },
    response: { name: 'lan', key: 'kept-by-lan-alone' },
    failures: ['OPERATOR_KEY_WRONG', 'PERSON_TAKEN'],
  },
  listPeople: {
    request: {},
    response: { you: 'operator', list: [{ name: 'lan', addedBy: 'operator', addedAt: '2026-11-20T08:00:00.000Z' }] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  removePerson: {
    request: { name: 'lan' },
    response: { name: 'lan' },
    failures: ['OPERATOR_KEY_WRONG', 'PERSON_UNKNOWN'],
  },
}
