import type * as auditCalls from './audit-calls.ts'
import type * as calls from './calls.ts'
import type { Examples } from '../kit/example.ts'

export const examples: Examples<typeof calls & typeof auditCalls> = {
  auditLog: {
    request: { action: 'SIGNED_IN', size: 50 },
    response: {
      head: { seq: 1, hash: '2f1c'.repeat(16) },
      list: [
        {
          seq: 1,
          at: '2026-11-20T08:00:00.000Z',
          actor: 'member:7b0c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e11',
          action: 'SIGNED_IN',
          subject: '7b0c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e11',
          ip: '203.0.113.24',
          details: '{"method":"PASSWORD"}',
          previous: '0'.repeat(64),
          hash: '2f1c'.repeat(16),
        },
      ],
    },
    failures: ['OPERATOR_KEY_WRONG'],
  },
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
  operatorLog: {
    request: { person: 'lan', size: 50 },
    response: {
      list: [
        {
          id: 7,
          at: '2026-11-20T08:00:00.000Z',
          person: 'lan',
          call: 'blockAccount',
          request: { account: 'quoctuan', blocked: true, reason: 'asked for by its owner' },
          outcome: 'DONE',
          ip: '127.0.0.1',
          traceId: 't-1',
        },
      ],
    },
    failures: ['OPERATOR_KEY_WRONG'],
  },
}
