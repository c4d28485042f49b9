import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { text } from '../kit/wire.ts'
import { passkeys } from './passkey-shapes.ts'
import { authenticator, newAuthenticator, recoveryCodes } from './shapes.ts'

/**
 * By what the caller proves who they are. `required`: the brand wants a second factor from this account; `password`: it has one that its owner
 * chose.
 */
export const factors = call({
  method: 'GET',
  path: '/wps/member/factors',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      required: z.boolean(),
      password: z.boolean(),
      authenticator: z.nullable(authenticator),
      passkeys,
      /** The origin that passkeys work at; null where there is none. */
      passkeyOrigin: z.nullable(z.string()),
    }),
})

/**
 * Makes a secret for an authenticator app. It counts when a code of it is confirmed; the app before it counts until then. Needs a fresh proof, by a
 * second factor where the caller has one.
 */
export const beginAuthenticator = call({
  method: 'POST',
  path: '/wps/member/authenticator/begin',
  token: true,
  account: 'real',
  response: () => newAuthenticator,
})

/** Takes the first code of the app, and answers the recovery codes. Needs a fresh proof. */
export const confirmAuthenticator = call({
  method: 'POST',
  path: '/wps/member/authenticator/confirm',
  token: true,
  account: 'real',
  encrypted: true,
  limit: 'login',
  request: () => z.object({ code: text(16) }),
  response: () => z.object({ recoveryCodes }),
})

/** Makes ten other recovery codes; those before them are worth nothing any more. Needs a fresh proof by a second factor. */
export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/wps/member/authenticator/recoveryCodes',
  token: true,
  account: 'real',
  response: () => z.object({ recoveryCodes }),
})

/** Removes the authenticator app and its recovery codes. Needs a fresh proof by a second factor. */
export const removeAuthenticator = call({
  method: 'POST',
  path: '/wps/member/authenticator/remove',
  token: true,
  account: 'real',
  response: () => z.object({}),
})
