import type { Examples } from '../kit/example.ts'
import type * as operatorCalls from './operator-calls.ts'

export const examples: Examples<typeof operatorCalls> = {
  operatorMessages: {
    request: { channel: 'SMS', size: 20 },
    response: {
      list: [
        {
          id: '7b0c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e11',
          channel: 'SMS',
          to: '+84912345678',
          template: 'code',
          state: 'STORED',
          subject: null,
          text: 'Aurora: 483201 is your code to log in. It works for 10 minutes. Give it to nobody.\n\n@aurora.example #483201',
          attempts: 0,
          error: null,
          createdAt: '2026-11-21T08:00:00.000Z',
          sentAt: null,
        },
      ],
      today: [
        { channel: 'SMS', provider: null, sent: 1, most: 5000 },
        { channel: 'EMAIL', provider: null, sent: 0, most: 20000 },
      ],
    },
    failures: ['OPERATOR_KEY_WRONG'],
  },
}
