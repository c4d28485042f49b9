import type { Examples } from '../kit/example.ts'
import type * as calls from './file-calls.ts'

export const examples: Examples<typeof calls> = {
  registerLinksFile: {
    request: {
      filter: { state: 'LIVE' },
      columns: [
        { id: 'code', name: 'Code' },
        { id: 'uses', name: 'Registered' },
      ],
    },
    response: { path: '/files/team/sealed', expiresAt: '2026-11-21T08:28:04.000Z' },
    failures: ['NOT_AN_AGENT'],
  },
}
