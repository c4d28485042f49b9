import type { Examples } from '../kit/example.ts'
import type * as calls from './file-calls.ts'

export const examples: Examples<typeof calls> = {
  teamFile: {
    request: {
      filter: { from: '2026-11-08', to: '2026-11-21', scope: 'TEAM' },
      columns: [
        { id: 'account', name: 'Account' },
        { id: 'validBet', name: 'Valid bet' },
      ],
    },
    response: { path: '/files/team/sealed', expiresAt: '2026-11-21T08:26:00.000Z' },
    failures: ['NOT_AN_AGENT'],
  },
}
