import {
  assertionExample,
  attestationExample,
  newAuthenticatorExample,
  passkeyCreationExample,
  passkeyRequestExample,
  recoveryCodesExample,
} from '../factor/examples.ts'
import type * as calls from './calls.ts'
import type * as codeCalls from './code-calls.ts'
import type * as enrolCalls from './enrol-calls.ts'
import type * as passkeyCalls from './passkey-calls.ts'
import type * as flowCalls from './flow-calls.ts'
import type * as ownCalls from './own-calls.ts'
import type { Examples } from '../kit/example.ts'

export const sessionExample = {
  token: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
  firstTimeLogin: false,
  member: {
    id: '7b0c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e11',
    account: 'linh88',
    nickname: 'Linh',
    icon: null,
    type: 3,
    agent: false,
    currency: 'VND',
    hasVip: false,
    vipLabelName: null,
    minPrizeGroup: 1800,
    maxPrizeGroup: 1950,
    affiliateCode: null,
    trialEndsAt: null,
    joinedAt: '2026-11-01T08:00:00.000Z',
    lastLoginAt: '2026-11-20T08:00:00.000Z',
  },
}

const whence = {
  method: 'PASSWORD',
  client: { browser: 'Chrome', system: 'Windows', form: 'COMPUTER' },
  ip: '203.0.113.24',
  place: null,
} as const

export const examples: Examples<
  typeof calls & typeof codeCalls & typeof flowCalls & typeof enrolCalls & typeof passkeyCalls & typeof ownCalls
> = {
  loginByCode: {
    request: { type: 'sms', mobileNum: '0912345678', countryDialingCode: '84', verificationCode: '483201', flowId: 'q1w2e3r4t5y6u7i8' },
    response: sessionExample,
    failures: [
      'PAYLOAD_REQUIRED',
      'PAYLOAD_INVALID',
      'NOT_OFFERED',
      'FIELD_INVALID',
      'CODE_WRONG',
      'CODE_EXPIRED',
      'ACCOUNT_BLOCKED',
      'NOT_AN_AGENT',
      'NOT_A_MEMBER',
      'SIGN_IN_INCOMPLETE',
    ],
  },
  sendSignInCode: {
    request: { method: 'SMS' },
    response: { to: '+84 ••• 678', resendAfter: 60, expiresAt: '2026-11-21T08:10:00.000Z' },
    failures: ['SIGN_IN_OVER', 'CODE_WRONG', 'CODE_LOCKED', 'MESSAGE_QUOTA'],
  },
  verifySignIn: {
    request: { method: 'SMS', code: '482913', trustDevice: true },
    response: sessionExample,
    failures: ['PAYLOAD_REQUIRED', 'PAYLOAD_INVALID', 'CODE_WRONG', 'CODE_LOCKED', 'SIGN_IN_OVER', 'SIGN_IN_INCOMPLETE', 'ACCOUNT_BLOCKED'],
  },
  changeSignInPassword: {
    request: { newPassword: 'three quiet herons', confirmNewPassword: 'three quiet herons' },
    response: sessionExample,
    failures: ['PAYLOAD_REQUIRED', 'PAYLOAD_INVALID', 'FIELD_INVALID', 'SIGN_IN_OVER', 'SIGN_IN_INCOMPLETE', 'ACCOUNT_BLOCKED'],
  },
  cancelSignIn: { request: {}, response: {}, failures: [] },
  signInPasskey: { request: {}, response: passkeyRequestExample, failures: ['PASSKEY_ELSEWHERE'] },
  loginByPasskey: {
    request: { credential: assertionExample },
    response: sessionExample,
    failures: ['PASSKEY_REFUSED', 'PASSKEY_ELSEWHERE', 'ACCOUNT_BLOCKED', 'NOT_AN_AGENT', 'NOT_A_MEMBER'],
  },
  beginSignInPasskey: { request: {}, response: passkeyCreationExample, failures: ['SIGN_IN_OVER', 'PASSKEY_ELSEWHERE'] },
  addSignInPasskey: {
    request: { name: 'Linh’s laptop', credential: attestationExample },
    response: sessionExample,
    failures: ['SIGN_IN_OVER', 'PASSKEY_REFUSED', 'PASSKEY_ELSEWHERE'],
  },
  verifyPasskey: { request: {}, response: passkeyRequestExample, failures: ['SIGN_IN_OVER', 'PASSKEY_ELSEWHERE'] },
  sendProofCode: {
    request: { method: 'EMAIL' },
    response: { to: 'li•••88@mail.example', resendAfter: 60, expiresAt: '2026-11-21T08:10:00.000Z' },
    failures: ['CODE_WRONG', 'CODE_LOCKED', 'MESSAGE_QUOTA'],
  },
  provePasskey: { request: {}, response: passkeyRequestExample, failures: ['PASSKEY_ELSEWHERE'] },
  beginSignInAuthenticator: { request: {}, response: newAuthenticatorExample, failures: ['SIGN_IN_OVER', 'ACCOUNT_BLOCKED'] },
  confirmSignInAuthenticator: {
    request: { code: '482913' },
    response: { ...sessionExample, recoveryCodes: recoveryCodesExample },
    failures: ['PAYLOAD_REQUIRED', 'PAYLOAD_INVALID', 'CODE_WRONG', 'SIGN_IN_OVER', 'AUTHENTICATOR_OVER', 'ACCOUNT_BLOCKED'],
  },

  ownSessions: {
    request: {},
    response: {
      list: [
        {
          ...whence,
          id: '0b9c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e77',
          current: true,
          state: 'ACTIVE',
          portal: 'SITE',
          signedInAt: '2026-11-21T07:00:00.000Z',
          lastSeenAt: '2026-11-21T08:00:00.000Z',
          expiresAt: '2026-11-22T07:00:00.000Z',
        },
      ],
      serverNow: '2026-11-21T08:00:00.000Z',
    },
    failures: [],
  },
  endOwnSession: {
    request: { id: '0b9c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e77' },
    response: { ended: 1 },
    failures: ['REAUTHENTICATE', 'SESSION_UNKNOWN'],
  },
  endOtherSessions: { request: {}, response: { ended: 2 }, failures: ['REAUTHENTICATE'] },
  signInHistory: {
    request: { pageNo: 1, pageSize: 10 },
    response: {
      list: [{ ...whence, at: '2026-11-21T07:00:00.000Z', result: 'SIGNED_IN', current: true }],
      total: 1,
      totalPages: 1,
      serverNow: '2026-11-21T08:00:00.000Z',
    },
    failures: [],
  },
  prove: {
    request: { type: 'password', password: 'correct horse 1' },
    response: { freshUntil: '2026-11-21T08:05:00.000Z' },
    failures: [
      'PAYLOAD_REQUIRED',
      'PAYLOAD_INVALID',
      'PASSWORD_WRONG',
      'PASSWORD_LOCKED',
      'CODE_WRONG',
      'CODE_LOCKED',
      'PASSKEY_ELSEWHERE',
    ],
  },

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
      'SIGN_IN_INCOMPLETE',
    ],
  },
  resumeSession: {
    request: {},
    response: sessionExample,
    failures: ['NOT_LOGGED_IN', 'SIGN_IN_INCOMPLETE'],
  },
  logout: {
    request: {},
    response: {},
    failures: [],
  },
  eventsTicket: {
    request: {},
    response: { ticket: 't1', expiresAt: '2026-11-21T08:00:30.000Z' },
    failures: [],
  },
}
