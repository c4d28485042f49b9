import * as z from 'zod/mini'
import { passkeyAssertion } from '../factor/passkey-shapes.ts'
import { call } from '../kit/call.ts'
import { int, instant, text } from '../kit/wire.ts'
import { proofMethod } from '../kit/next-step.ts'
import { sessionValue } from './shapes.ts'

/** Sends a code for the sign-in that this browser has begun; the one before it is worth nothing any more. */
export const sendSignInCode = call({
  method: 'POST',
  path: '/wps/session/flow/code',
  token: false,
  limit: 'login',
  request: () => z.object({ method: z.enum(['SMS', 'EMAIL']) }),
  /** `resendAfter`: seconds. */
  response: () => z.object({ to: z.string(), resendAfter: int(), expiresAt: instant }),
})

/**
 * Proves who is signing in. Five wrong answers end the flow. What the member typed back of the account counts beside a code only, and is
 * looked at where it is sent.
 */
export const verifySignIn = call({
  method: 'POST',
  path: '/wps/session/flow/verify',
  token: false,
  begins: true,
  encrypted: true,
  limit: 'login',
  request: () =>
    z.object({
      method: proofMethod,
      /** Of every way but a passkey. */
      code: z.optional(text(16)),
      /** Of a passkey: the browser's answer to `verifyPasskey`. */
      credential: z.optional(passkeyAssertion),
      payeeName: z.optional(text(100)),
      phone: z.optional(text(40)),
      /** This device is not asked again. */
      trustDevice: z._default(z.boolean(), false),
    }),
  response: () => sessionValue,
})

/** Chooses a password in a sign-in that asks for it: one that somebody else chose, or that is too old. */
export const changeSignInPassword = call({
  method: 'POST',
  path: '/wps/session/flow/password',
  token: false,
  begins: true,
  encrypted: true,
  limit: 'login',
  request: () => z.object({ newPassword: text(128), confirmNewPassword: text(128) }),
  response: () => sessionValue,
})

/** Gives up the sign-in that this browser has begun. */
export const cancelSignIn = call({
  method: 'DELETE',
  path: '/wps/session/flow',
  token: false,
  response: () => z.object({}),
})
