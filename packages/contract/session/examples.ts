import type * as calls from './calls.ts'
import type { Examples } from '../kit/example.ts'

export const sessionExample = {
  token: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  member: {
    id: '7b0c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e11',
    account: 'linh88',
    nickname: 'Linh',
    type: 3,
    agent: false,
    currency: 'VND',
    hasVip: false,
    vipLabelName: null,
    minPrizeGroup: 1800,
    maxPrizeGroup: 1950,
    affiliateCode: null,
    joinedAt: '2026-11-01T08:00:00.000Z',
    lastLoginAt: '2026-11-20T08:00:00.000Z',
  },
}

export const examples: Examples<typeof calls> = {
  captchaImage: {
    request: {},
    response: { captchaId: 'c1', image: 'data:image/svg+xml;base64,PHN2Zy8+' },
    failures: [],
  },
  captchaChallenge: {
    request: {},
    response: { algorithm: 'SHA-256', challenge: 'ab12', maxnumber: 20000, salt: 'cd34?expires=1', signature: 'ef56' },
    failures: [],
  },
  sessionKeys: {
    request: {},
    response: {
      keys: [{ kty: 'RSA', n: 'sXch', e: 'AQAB', kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256' }],
      serverNow: '2026-11-21T08:00:00.000Z',
    },
    failures: [],
  },
  login: {
    request: { type: 'username', username: 'linh88', password: 'correct horse 1', remember: true, portal: 'SITE' },
    response: sessionExample,
    failures: [
      'PAYLOAD_REQUIRED',
      'PAYLOAD_INVALID',
      'LOGIN_FAILED',
      'PASSWORD_LOCKED',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
      'ACCOUNT_BLOCKED',
      'NOT_AN_AGENT',
      'NOT_A_MEMBER',
    ],
  },
  resumeSession: {
    request: {},
    response: sessionExample,
    failures: ['NOT_LOGGED_IN'],
  },
  logout: {
    request: {},
    response: {},
    failures: [],
  },
  register: {
    request: {
      username: 'linh88',
      password: 'correct horse 1',
      confirmPassword: 'correct horse 1',
      terms: true,
      challenge: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=',
      registerUrl: 'https://portico.example/register',
      domain: 'portico.example',
      registerMethod: 'WEB',
    },
    response: { ...sessionExample, firstTimeLogin: true },
    failures: [
      'PAYLOAD_REQUIRED',
      'PAYLOAD_INVALID',
      'ACCOUNT_TAKEN',
      'FIELD_INVALID',
      'TERMS_NOT_ACCEPTED',
      'CAPTCHA_WRONG',
      'AFFILIATE_CODE_INVALID',
    ],
  },
  checkAffiliate: {
    request: { code: 'QT2026', domain: 'portico.example' },
    response: { code: 'QT2026' },
    failures: ['AFFILIATE_CODE_INVALID'],
  },
  registerSettings: {
    request: {},
    response: {
      usernameRegistration: true,
      mobileRegistration: false,
      rules: [
        {
          field: 'username',
          shown: true,
          required: true,
          acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
          minLength: 4,
          maxLength: 16,
          patternId: 1,
        },
      ],
    },
    failures: [],
  },
  eventsTicket: {
    request: {},
    response: { ticket: 't1', expiresAt: '2026-11-21T08:00:30.000Z' },
    failures: [],
  },
}
