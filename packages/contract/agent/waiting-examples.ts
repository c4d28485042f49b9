import type { Examples } from '../kit/example.ts'
import type * as calls from './waiting-calls.ts'

export const examples: Examples<typeof calls> = {
  agentWaiting: {
    request: {},
    response: {
      items: [
        {
          kind: 'CONTRACT_OFFER',
          id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c02',
          name: 'DS-2118',
          pays: 'daily',
          account: 'quoctuan_ag',
          until: '2026-11-22T15:00:00.000Z',
          left: null,
        },
        {
          kind: 'LINK_ENDS',
          id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c03',
          name: 'HNMAR7',
          pays: null,
          account: null,
          until: '2026-11-24T17:00:00.000Z',
          left: 3,
        },
      ],
      serverNow: '2026-11-21T08:27:04.000Z',
    },
    failures: ['NOT_AN_AGENT'],
  },
}
