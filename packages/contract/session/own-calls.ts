import * as z from 'zod/mini'
import { passkeyAssertion } from '../factor/passkey-shapes.ts'
import { call } from '../kit/call.ts'
import { instant, int, paging, text } from '../kit/wire.ts'
import { ownSession, signIn } from './own-shapes.ts'

/** Where the caller is signed in, the session that asks first, then the one seen last. */
export const ownSessions = call({
  method: 'GET',
  path: '/wps/session/list',
  token: true,
  response: () => z.object({ list: z.array(ownSession), serverNow: instant }),
})

/** Ends one session of the caller, its sockets, and the cookie that would open it again. Needs a fresh proof. */
export const endOwnSession = call({
  method: 'POST',
  path: '/wps/session/end',
  token: true,
  request: () => z.object({ id: z.uuid() }),
  response: () => z.object({ ended: int() }),
})

/** Ends every session of the caller but the one that asks; no other device is remembered or trusted any more. Needs a fresh proof. */
export const endOtherSessions = call({
  method: 'POST',
  path: '/wps/session/endOthers',
  token: true,
  response: () => z.object({ ended: int() }),
})

/** Who has signed in to the caller's account in the last 90 days, and who was refused, the latest first. */
export const signInHistory = call({
  method: 'GET',
  path: '/wps/session/history',
  token: true,
  request: () => z.object(paging(50)),
  response: () => z.object({ list: z.array(signIn), total: int(), totalPages: int(), serverNow: instant }),
})

/** Shows again who is signed in. For five minutes calls that ask for a fresh proof then take this session. */
export const prove = call({
  method: 'POST',
  path: '/wps/session/prove',
  token: true,
  encrypted: true,
  limit: 'login',
  request: () =>
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('password'), password: text(128) }),
      z.object({ type: z.literal('totp'), code: text(16) }),
      z.object({ type: z.literal('recovery'), code: text(16) }),
      z.object({ type: z.literal('passkey'), credential: passkeyAssertion }),
      z.object({ type: z.literal('code'), method: z.enum(['SMS', 'EMAIL']), code: text(16) }),
    ]),
  response: () => z.object({ freshUntil: instant }),
})

/** Sends a code to a bound address, for `prove` in this session: where the account has neither a password nor a second factor. */
export const sendProofCode = call({
  method: 'POST',
  path: '/wps/session/prove/code',
  token: true,
  limit: 'login',
  request: () => z.object({ method: z.enum(['SMS', 'EMAIL']) }),
  /** `resendAfter`: seconds. */
  response: () => z.object({ to: z.string(), resendAfter: int(), expiresAt: instant }),
})
