import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, matching, text } from '../kit/wire.ts'

/** E.164, without the plus sign. */
const dialingCode = matching(/^[1-9]\d{0,3}$/)
const number = text(32)

const sentCode = z.object({
  /** Goes with the answer: a code is worth nothing without it. */
  flowId: text(64),
  /** Minutes until another code can be asked for. */
  expiredMinutes: int(),
  /** When the code stops working. */
  expiresAt: instant,
  serverNow: instant,
})

/**
 * Sends a code by SMS to log in with, or to choose a new password with, where an account has the number. The answer is the same where none
 * has it, and nothing is sent.
 */
export const sendSms = call({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  token: false,
  limit: 'login',
  request: () =>
    z.object({
      /** As it is written within its country, or with the plus sign. */
      mobileNum: number,
      countryDialingCode: dialingCode,
      purpose: z._default(z.enum(['LOGIN', 'RESET_PASSWORD']), 'LOGIN'),
    }),
  response: () => sentCode,
})

/** Sends a code by SMS to register with. It is sent to a number that an account has, too. */
export const sendRegistrationSms = call({
  method: 'POST',
  path: '/wps/verification/sms/register',
  token: false,
  limit: 'register',
  request: () =>
    z.object({
      mobileNo: number,
      countryDialingCode: dialingCode,
      /** Solved proof of work from `captchaChallenge`, base64. */
      challenge: text(2000),
    }),
  response: () => sentCode,
})

/** Sends a code by e-mail to register with. It is sent to an address that an account has, too. */
export const sendRegistrationEmail = call({
  method: 'POST',
  path: '/wps/verification/email/register',
  token: false,
  limit: 'register',
  request: () =>
    z.object({
      email: text(200),
      /** Solved proof of work from `captchaChallenge`, base64. */
      challenge: text(2000),
    }),
  response: () => sentCode,
})
