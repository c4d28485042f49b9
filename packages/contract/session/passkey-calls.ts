import * as z from 'zod/mini'
import { passkeyAssertion, passkeyRequest } from '../factor/passkey-shapes.ts'
import { call } from '../kit/call.ts'
import { sessionValue } from './shapes.ts'

/** How the browser is to be asked for a passkey to log in with: any that it has of this site. The answer is good in this browser, once. */
export const signInPasskey = call({
  method: 'POST',
  path: '/wps/session/passkey',
  token: false,
  limit: 'login',
  response: () => passkeyRequest,
})

/** Starts a session from a passkey. A passkey that nobody has is refused as one that is not right. */
export const loginByPasskey = call({
  method: 'POST',
  path: '/wps/session/login/passkey',
  token: false,
  begins: true,
  limit: 'login',
  request: () =>
    z.object({
      credential: passkeyAssertion,
      remember: z._default(z.boolean(), false),
      portal: z._default(z.enum(['SITE', 'AGENT']), 'SITE'),
    }),
  response: () => sessionValue,
})

/** As `signInPasskey`, for the sign-in that this browser has begun: `verifySignIn` takes the answer. */
export const verifyPasskey = call({
  method: 'POST',
  path: '/wps/session/flow/passkey',
  token: false,
  limit: 'login',
  response: () => passkeyRequest,
})

/** As `signInPasskey`, for who is signed in: `prove` takes the answer. */
export const provePasskey = call({
  method: 'POST',
  path: '/wps/session/prove/passkey',
  token: true,
  response: () => passkeyRequest,
})
