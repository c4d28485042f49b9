import { assertionExample, attestationExample, passkeyRequestExample } from '../factor/examples.ts'
import type { Examples } from '../kit/example.ts'
import type * as calls from './handover-calls.ts'

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const code = 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c'
const away = { url: `https://portico.example/passkey?lang=EN#ticket=${code}`, expiresAt: '2026-11-21T08:10:00.000Z' }

export const examples: Examples<typeof calls> = {
  startPasskeyLogin: { request: { challenge, client: true }, response: away, failures: ['PASSKEY_ELSEWHERE'] },
  startChoice: { request: { challenge }, response: away, failures: ['NOT_OFFERED'] },
  startHandover: {
    request: { action: 'PROVE', challenge, client: true },
    response: away,
    failures: ['PASSKEY_ELSEWHERE', 'NOT_OFFERED', 'REAUTHENTICATE', 'PASSKEYS_FULL'],
  },
  openHandover: {
    request: { ticket: code },
    response: { action: 'LOGIN', returnTo: null, request: passkeyRequestExample },
    failures: ['LINK_OVER', 'PASSKEY_ELSEWHERE'],
  },
  answerHandover: {
    request: { ticket: code, assertion: assertionExample, attestation: attestationExample, name: 'My laptop' },
    response: { url: `portico://login?exchange=${code}` },
    failures: ['LINK_OVER', 'PASSKEY_REFUSED', 'PASSKEY_ELSEWHERE', 'NOT_LOGGED_IN'],
  },
  finishHandover: {
    request: { code, verifier },
    response: { action: 'ADD' },
    failures: ['EXCHANGE_REFUSED', 'SOCIAL_REFUSED', 'PASSKEY_REFUSED'],
  },
}
