import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, matching, nothing, text } from '../kit/wire.ts'

/**
 * Chooses another password for who knows the present one. Every other session of the account ends, and so do its remembered devices; the
 * session that asks goes on, no longer than it would have. An account that has no password of its owner's choice gets one without the present
 * one, and needs a fresh proof instead, by a second factor where there is one.
 */
export const changePassword = call({
  method: 'POST',
  path: '/wps/member/password',
  token: true,
  encrypted: true,
  limit: 'login',
  account: 'real',
  request: () => z.object({ oldPassword: z.optional(text(128)), newPassword: text(128), confirmNewPassword: text(128) }),
  /** How many other sessions there were. */
  response: () => z.object({ ended: int() }),
})

/**
 * Sends a link, by which a new password can be chosen once within half an hour, to an account's e-mail address where its owner has proved to
 * have it. The answer is the same for every name and address, and nothing is sent to any other.
 */
export const forgotPassword = call({
  method: 'POST',
  path: '/wps/member/password/email',
  token: false,
  form: true,
  limit: 'login',
  request: () =>
    z.object({
      username: text(64),
      email: text(254),
      /** The letters of a picture, once the gateway asks for them. */
      captcha: z.optional(text(16)),
      captchaId: z.optional(text(64)),
    }),
  response: () => z.object({ expiresAt: instant }),
})

/** Chooses a new password by the link that `forgotPassword` sent. Every session ends, and none begins. */
export const resetPasswordByLink = call({
  method: 'POST',
  path: '/wps/member/password/link',
  token: false,
  encrypted: true,
  limit: 'login',
  request: () => z.object({ token: text(64), newPassword: text(128), confirmNewPassword: text(128) }),
  response: () => nothing,
})

/** Chooses a new password by the code that `sendSms` sent for it. Every session ends, and none begins. */
export const resetPasswordByCode = call({
  method: 'POST',
  path: '/wps/member/password/verification',
  token: false,
  encrypted: true,
  limit: 'login',
  request: () =>
    z.object({
      mobileNum: text(32),
      countryDialingCode: matching(/^[1-9]\d{0,3}$/),
      verificationCode: text(16),
      /** From the call that sent the code. */
      flowId: text(64),
      newPassword: text(128),
    }),
  response: () => nothing,
})

/**
 * Says by the link of a notice that what it tells of was somebody else. Every session of the account ends, its password opens nothing any
 * more, and an address that was taken from it is bound again where it went to that one. What was added with the change or since is taken away:
 * passkeys, an authenticator app, accounts at providers, and what was known of new devices. What was there before stays.
 */
export const disownChange = call({
  method: 'POST',
  path: '/wps/member/notMe',
  token: false,
  limit: 'login',
  request: () => z.object({ token: text(64) }),
  response: () =>
    z.object({
      restored: z.nullable(z.enum(['EMAIL', 'MOBILE'])),
      removed: z.object({ passkeys: int(), authenticator: z.boolean(), links: int(), devices: int() }),
    }),
})
