import type * as auditCalls from './audit-calls.ts'
import type * as calls from './calls.ts'
import type * as doorCalls from './door-calls.ts'
import type { Examples } from '../kit/example.ts'

const KEY = 'a'.repeat(43)
const INVITATION = { name: 'lan', key: KEY, until: '2026-11-23T08:00:00.000Z', waits: false, countsFrom: null }

export const examples: Examples<typeof calls & typeof doorCalls & typeof auditCalls> = {
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
  rebuildFigures: { request: {}, response: { changed: 0 }, failures: ['OPERATOR_KEY_WRONG'] },
  sumLedgerDays: { request: {}, response: { changed: 0 }, failures: ['OPERATOR_KEY_WRONG'] },
  operatorBooks: {
    request: {},
    response: {
      balanced: true,
      accounts: 2,
      transfers: 1,
      bets: 0,
      settled: 0,
      findings: [],
      figures: [
        {
          currency: 'VND',
          kind: 'player:cash',
          accounts: 1,
          balance: '50000.0000',
          flows: [{ code: 'DEPOSIT', against: 'provider:clearing', in: '50000.0000', out: '0.0000', transfers: 1 }],
        },
        {
          currency: 'VND',
          kind: 'provider:clearing',
          accounts: 1,
          balance: '-50000.0000',
          flows: [{ code: 'DEPOSIT', against: 'player:cash', in: '0.0000', out: '50000.0000', transfers: 1 }],
        },
      ],
    },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  inviteFirst: {
    request: { key: KEY, name: 'lan' },
    response: INVITATION,
    failures: ['OPERATOR_KEY_WRONG', 'PERSON_TAKEN'],
  },
  beginOperatorApp: {
    request: { key: KEY },
    response: {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Aurora:lan?secret=JBSWY3DPEHPK3PXP',
      expiresAt: '2026-11-20T08:10:00.000Z',
    },
    failures: ['OPERATOR_KEY_WRONG', 'SAME_PERSON', 'CODE_LOCKED'],
  },
  confirmOperatorApp: {
    request: { key: KEY, code: '123456', newKey: 'b'.repeat(43) },
    response: { name: 'lan', recoveryCodes: ['ABCD-2345'] },
    failures: ['OPERATOR_KEY_WRONG', 'AUTHENTICATOR_OVER', 'CODE_WRONG', 'PERSON_TAKEN', 'CODE_LOCKED'],
  },
  operatorLogin: {
    request: { key: KEY, code: '123456' },
    response: { token: 'c'.repeat(43), name: 'lan', role: 'administrator', endsAt: '2026-11-20T16:00:00.000Z', recoveryCodes: 10 },
    failures: ['OPERATOR_KEY_WRONG', 'FACTOR_REQUIRED', 'CODE_LOCKED'],
  },
  operatorLogout: { request: {}, response: {}, failures: ['OPERATOR_KEY_WRONG'] },
  addPerson: {
    request: { name: 'lan', role: 'administrator' },
    response: INVITATION,
    failures: ['OPERATOR_KEY_WRONG', 'PERSON_TAKEN'],
  },
  approvePerson: {
    request: { name: 'lan' },
    response: { name: 'lan', role: 'administrator' },
    failures: ['OPERATOR_KEY_WRONG', 'PERSON_UNKNOWN', 'SAME_PERSON'],
  },
  renewPerson: {
    request: { name: 'lan', role: 'support' },
    response: INVITATION,
    failures: ['OPERATOR_KEY_WRONG', 'PERSON_UNKNOWN', 'SAME_PERSON', 'LAST_ADMINISTRATOR'],
  },
  listPeople: {
    request: {},
    response: {
      you: 'lan',
      list: [
        {
          name: 'lan',
          role: 'administrator',
          state: 'READY',
          countsFrom: null,
          addedBy: 'minh',
          addedAt: '2026-11-20T08:00:00.000Z',
          sessions: 1,
        },
      ],
    },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  removePerson: {
    request: { name: 'lan' },
    response: { name: 'lan' },
    failures: ['OPERATOR_KEY_WRONG', 'PERSON_UNKNOWN', 'LAST_ADMINISTRATOR'],
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
