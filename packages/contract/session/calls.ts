import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { checked, instant, int, nothing, text } from '../kit/wire.ts'
import { jwk, sessionValue } from './shapes.ts'

/** A picture of letters to type after failed logins; single use, 5 minutes. */
export const captchaImage = call({
  method: 'GET',
  path: '/wps/captcha',
  token: false,
  limit: 'captcha',
  /** `image` is a data URL. */
  response: () => z.object({ captchaId: z.string(), image: z.string() }),
})

/** A proof-of-work challenge (ALTCHA) that registration asks for; nobody has to read letters. */
export const captchaChallenge = call({
  method: 'GET',
  path: '/wps/captcha/challenge',
  token: false,
  limit: 'captcha',
  response: () =>
    z.object({
      algorithm: z.literal('SHA-256'),
      challenge: z.string(),
      maxnumber: int(),
      salt: z.string(),
      signature: z.string(),
    }),
})

/**
 * The public keys that bodies of encrypted calls are encrypted for; the first is the current one. Each encrypted body is taken once; its
 * header may say when it was made (`iat`, seconds since 1970 by `serverNow`), and it is then refused when it is five minutes old.
 */
export const sessionKeys = call({
  method: 'GET',
  path: '/wps/session/keys',
  token: false,
  response: () => z.object({ keys: checked(z.array(jwk), z.minLength(1)), serverNow: instant }),
})

/** Starts a session from a username and password. */
export const login = call({
  method: 'POST',
  path: '/wps/session/login',
  token: false,
  begins: true,
  encrypted: true,
  limit: 'login',
  request: () =>
    z.object({
      type: z.literal('username'),
      username: text(64),
      password: text(128),
      captcha: z.optional(text(16)),
      captchaId: z.optional(text(64)),
      remember: z._default(z.boolean(), false),
      /** Which door: the player site or the agent office. */
      portal: z._default(z.enum(['SITE', 'AGENT']), 'SITE'),
    }),
  response: () => sessionValue,
})

/**
 * Starts a session from the one-day remember cookie, which it rotates: that of the account `id` of `rememberedAccounts`, or else of the last one.
 * From a new network another proof is asked for.
 */
export const resumeSession = call({
  method: 'POST',
  path: '/wps/session/resume',
  token: false,
  begins: true,
  request: () => z.object({ id: z.optional(z.uuid()) }),
  response: () => sessionValue,
})

/** Ends the session, its sockets and its remember cookie; `keep` leaves the cookie, for one press to log in again. */
export const logout = call({
  method: 'DELETE',
  path: '/wps/session/logout',
  token: true,
  request: () => z.object({ keep: z.optional(z.enum(['true', 'false'])) }),
  response: () => nothing,
})

/** A single-use, 30-second ticket that opens the socket as this caller; guests get one for the public channels. */
export const eventsTicket = call({
  method: 'POST',
  path: '/wps/events/ticket',
  token: 'optional',
  response: () => z.object({ ticket: z.string(), expiresAt: instant }),
})
