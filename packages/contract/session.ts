import * as z from 'zod/mini'
import { call } from './call.ts'
import { memberInfo } from './member-info.ts'
import { nothing, text } from './wire.ts'

/** The one-day cookie of a remembered device. */
export const REMEMBER_COOKIE = 'portico_remember'

const jwk = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  kid: z.string(),
  use: z.literal('enc'),
  alg: z.literal('RSA-OAEP-256'),
})

export const sessionKeys = call({
  method: 'GET',
  path: '/wps/session/keys',
  summary: 'The public keys that encrypted calls are sealed for; the first is the current one',
  token: false,
  encrypted: false,
  request: nothing,
  response: z.object({ keys: z.array(jwk).check(z.minLength(1)) }),
  failures: [],
  example: {
    request: {},
    response: { keys: [{ kty: 'RSA', n: 'sXch', e: 'AQAB', kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256' }] },
  },
})

export const sessionValue = z.object({
  token: z.string().check(z.minLength(32)),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  mustChangePassword: z.boolean(),
  member: memberInfo,
})
export type SessionValue = z.infer<typeof sessionValue>

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

export const login = call({
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Starts a session from a username and password',
  token: false,
  encrypted: true,
  request: z.object({
    type: z.literal('username'),
    username: text(64),
    password: text(128),
    captcha: z.optional(text(16)),
    captchaId: z.optional(text(64)),
    remember: z._default(z.boolean(), false),
    /** Which door: the player site or the agent office. */
    portal: z._default(z.enum(['SITE', 'AGENT']), 'SITE'),
  }),
  response: sessionValue,
  failures: [
    'PAYLOAD_REQUIRED',
    'PAYLOAD_INVALID',
    'LOGIN_FAILED',
    'CAPTCHA_REQUIRED',
    'CAPTCHA_WRONG',
    'ACCOUNT_BLOCKED',
    'NOT_AN_AGENT',
    'NOT_A_MEMBER',
  ],
  example: {
    request: { type: 'username', username: 'linh88', password: 'correct horse 1', remember: true, portal: 'SITE' },
    response: sessionExample,
  },
})

export const resumeSession = call({
  method: 'POST',
  path: '/wps/session/resume',
  summary: 'Starts a session from the one-day remember cookie, which it rotates',
  token: false,
  encrypted: false,
  request: nothing,
  response: sessionValue,
  failures: ['NOT_LOGGED_IN'],
  example: { request: {}, response: sessionExample },
})

export const logout = call({
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Ends the session, its sockets and its remember cookie',
  token: true,
  encrypted: false,
  request: nothing,
  response: nothing,
  failures: [],
  example: { request: {}, response: {} },
})
