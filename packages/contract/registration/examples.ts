import type { Examples } from '../kit/example.ts'
import { sessionExample } from '../session/examples.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'

const usernameRule = {
  field: 'username',
  shown: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  minLength: 4,
  maxLength: 16,
  patternId: 1,
}
const ways = {
  usernameRegistration: true,
  mobileRegistration: true,
  smsRegistration: true,
  mobilePassword: true,
  emailVerification: false,
  freePlay: true,
}
const settings = { ways: { ...ways, smsLogin: true, forcedPasswordChange: true }, minimumAge: 18, zaloBonus: '131K', rules: [usernameRule] }

const proposal = {
  id: '7b1f6a1c-9d3e-4a43-8a51-0d9a37f9a014',
  proposedAt: '2026-11-21T08:00:00.000Z',
  proposedBy: 'lan',
  changed: ['birthday'],
  settings,
}

const circumstances = {
  terms: true,
  challenge: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=',
  registerUrl: 'https://portico.example/register',
  domain: 'portico.example',
  registerMethod: 'WEB',
} as const
const password = { password: 'three quiet herons', confirmPassword: 'three quiet herons' }
const refusals = [
  'PAYLOAD_REQUIRED',
  'PAYLOAD_INVALID',
  'NOT_OFFERED',
  'ACCOUNT_TAKEN',
  'FIELD_INVALID',
  'TERMS_NOT_ACCEPTED',
  'CAPTCHA_WRONG',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'AFFILIATE_CODE_INVALID',
  'INVITATION_EXPIRED',
  'INVITATION_USED_UP',
  'INVITATION_REVOKED',
] as const

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  register: {
    request: { username: 'linh88', ...password, ...circumstances },
    response: { ...sessionExample, firstTimeLogin: true },
    failures: [...refusals],
  },
  registerByMobile: {
    request: {
      mobileNum: '0912345678',
      countryDialingCode: '84',
      verificationCode: '483201',
      flowId: 'q1w2e3r4t5y6u7i8',
      ...password,
      ...circumstances,
    },
    response: { ...sessionExample, firstTimeLogin: true },
    failures: [...refusals],
  },
  checkAffiliate: {
    request: { code: 'QT7K2MPA', domain: 'portico.example' },
    response: { code: 'QT7K2MPA', invitation: { by: 'Quốc Tuấn', type: 'AGENT', rates: [{ category: 'LOTTERY', rate: '8.0' }] } },
    failures: ['AFFILIATE_CODE_INVALID', 'INVITATION_EXPIRED', 'INVITATION_USED_UP', 'INVITATION_REVOKED'],
  },
  registerSettings: {
    request: {},
    response: { ...ways, minimumAge: 18, zaloBonus: '131K', rules: [usernameRule] },
    failures: [],
  },
  operatorRegistration: {
    request: {},
    response: {
      published: { version: 3, publishedAt: '2026-11-20T08:00:00.000Z', publishedBy: 'minh', proposedBy: 'lan', settings },
      proposal,
      draft: null,
    },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  draftRegistration: {
    request: { fields: { birthday: { shown: true, required: true } } },
    response: { draft: settings },
    failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'],
  },
  proposeRegistration: {
    request: {},
    response: { proposal },
    failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'],
  },
  decideRegistration: {
    request: { id: proposal.id, approve: true },
    response: { version: 4, changed: ['birthday'] },
    failures: ['OPERATOR_KEY_WRONG', 'NOT_FOUND', 'SAME_PERSON', 'FIELD_INVALID'],
  },
  discardRegistration: {
    request: {},
    response: { discarded: true },
    failures: ['OPERATOR_KEY_WRONG'],
  },
}
