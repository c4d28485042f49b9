import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'

const sentExample = {
  flowId: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
  expiredMinutes: 1,
  expiresAt: '2026-11-21T08:10:00.000Z',
  serverNow: '2026-11-21T08:00:00.000Z',
}

export const examples: Examples<typeof calls> = {
  sendSms: {
    request: { mobileNum: '0912345678', countryDialingCode: '84' },
    response: sentExample,
    failures: ['FIELD_INVALID', 'CODE_LOCKED', 'MESSAGE_QUOTA', 'NOT_OFFERED'],
  },
  sendRegistrationSms: {
    request: { mobileNo: '0912345678', countryDialingCode: '84', challenge: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=' },
    response: sentExample,
    failures: ['FIELD_INVALID', 'CAPTCHA_WRONG', 'CODE_LOCKED', 'MESSAGE_QUOTA', 'NOT_OFFERED'],
  },
  sendRegistrationEmail: {
    request: { email: 'linh@example.org', challenge: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=' },
    response: sentExample,
    failures: ['FIELD_INVALID', 'CAPTCHA_WRONG', 'CODE_LOCKED', 'MESSAGE_QUOTA', 'NOT_OFFERED'],
  },
}
