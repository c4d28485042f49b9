import * as z from 'zod/mini'
import { call } from './call.ts'
import { memberInfo } from './member-info.ts'
import { sessionExample, sessionValue } from './session.ts'
import { nothing, text } from './wire.ts'

const contact = z.optional(text(100))

export const register = call({
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Opens an account and logs it in',
  token: false,
  encrypted: true,
  request: z.object({
    username: text(64),
    password: text(128),
    confirmPassword: text(128),
    /** The reader ticked the terms and states to be 18 or older. */
    terms: z.boolean(),
    /** Solved proof of work from `captchaChallenge`, base64. */
    challenge: text(2000),
    affiliateCode: z.optional(text(40)),
    referralCode: z.optional(text(40)),
    payeeName: contact,
    email: contact,
    nickname: contact,
    zalo: contact,
    telegram: contact,
    registerUrl: z.string().check(z.maxLength(500)),
    domain: z.string().check(z.maxLength(200)),
    registerMethod: z.literal('WEB'),
  }),
  response: sessionValue,
  failures: [
    'PAYLOAD_REQUIRED',
    'PAYLOAD_INVALID',
    'ACCOUNT_TAKEN',
    'FIELD_INVALID',
    'TERMS_NOT_ACCEPTED',
    'CAPTCHA_WRONG',
    'AFFILIATE_CODE_INVALID',
  ],
  example: {
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
  },
})

export const getMemberInfo = call({
  method: 'GET',
  path: '/wps/member/info',
  summary: 'Who the token belongs to',
  token: true,
  encrypted: false,
  request: nothing,
  response: memberInfo,
  failures: [],
  example: { request: {}, response: sessionExample.member },
})

export const checkAffiliate = call({
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Whether a registration code belongs to an agent of this merchant',
  token: false,
  encrypted: false,
  request: z.object({ code: text(40), domain: z.optional(text(200)) }),
  response: z.object({ code: z.string() }),
  failures: ['AFFILIATE_CODE_INVALID'],
  example: { request: { code: 'QT2026', domain: 'portico.example' }, response: { code: 'QT2026' } },
})
