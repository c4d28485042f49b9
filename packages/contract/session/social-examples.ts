import type { Examples } from '../kit/example.ts'
import { sessionExample } from './examples.ts'
import type * as calls from './social-calls.ts'
import type * as rememberCalls from './remember-calls.ts'
import type * as linkCalls from './social-link-calls.ts'

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const code = 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c'
const away = { url: 'https://portico.example/wps/session/social/go?ticket=q1w2e3r4', expiresAt: '2026-11-21T08:10:00.000Z' }

export const examples: Examples<typeof calls & typeof linkCalls & typeof rememberCalls> = {
  rememberedAccounts: {
    request: {},
    response: {
      list: [{ id: '0b9c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e77', name: 'li***88', initials: 'L', lastSeenAt: '2026-11-21T08:00:00.000Z' }],
      elsewhere: false,
      serverNow: '2026-11-21T09:00:00.000Z',
    },
    failures: [],
  },
  forgetRemembered: { request: { id: '0b9c5f1e-1b1f-4c3e-9a55-6a9c0d4f2e77' }, response: {}, failures: [] },
  socialProviders: { request: {}, response: { providers: ['google', 'facebook'] }, failures: [] },
  startSocial: { request: { provider: 'google', challenge, remember: true }, response: away, failures: ['NOT_OFFERED'] },
  redeemExchange: {
    request: { code, verifier },
    response: sessionExample,
    failures: ['EXCHANGE_REFUSED', 'SOCIAL_REFUSED', 'ACCOUNT_BLOCKED', 'SIGN_IN_INCOMPLETE'],
  },
  registerSocial: {
    request: { ticket: code, verifier, username: 'linh88', terms: true },
    response: { ...sessionExample, firstTimeLogin: true },
    failures: [
      'EXCHANGE_REFUSED',
      'FIELD_INVALID',
      'TERMS_NOT_ACCEPTED',
      'AFFILIATE_CODE_INVALID',
      'INVITATION_EXPIRED',
      'INVITATION_USED_UP',
      'INVITATION_REVOKED',
      'ACCOUNT_TAKEN',
      'SOCIAL_TAKEN',
    ],
  },
  socialLinks: {
    request: {},
    response: { list: [{ provider: 'google', linkedAt: '2026-11-21T08:00:00.000Z', email: 'li•••88@mail.example' }] },
    failures: [],
  },
  startSocialLink: { request: { provider: 'google', challenge }, response: away, failures: ['NOT_OFFERED', 'REAUTHENTICATE'] },
  finishSocialLink: {
    request: { code, verifier },
    response: { provider: 'google' },
    failures: ['EXCHANGE_REFUSED', 'SOCIAL_REFUSED', 'SOCIAL_TAKEN'],
  },
  removeSocialLink: { request: { provider: 'google' }, response: {}, failures: ['REAUTHENTICATE', 'LAST_WAY_IN'] },
}
