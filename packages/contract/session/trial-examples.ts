import type { Examples } from '../kit/example.ts'
import { sessionExample } from './examples.ts'
import type * as calls from './trial-calls.ts'
import type * as operatorCalls from './trial-operator-calls.ts'

const member = { ...sessionExample.member, account: 'trialk7m2q9xw4n', nickname: 'trialk7m2q9xw4n', type: 4 }

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  startFreePlay: {
    request: {
      os: 'Windows',
      platform: 'W',
      version: 3,
      random: 'q1w2e3r4t5y6u7i8o9p0a1s2',
      challenge: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=',
    },
    response: { ...sessionExample, member: { ...member, trialEndsAt: '2026-11-28T08:00:00.000Z' } },
    failures: ['PAYLOAD_REQUIRED', 'PAYLOAD_INVALID', 'NOT_OFFERED', 'CAPTCHA_WRONG', 'TRIALS_USED_UP', 'RATE_LIMITED'],
  },
  operatorTrials: {
    request: {},
    response: { offered: true, open: 12, today: 3, begun: 40, registered: 9 },
    failures: ['OPERATOR_KEY_WRONG'],
  },
}
