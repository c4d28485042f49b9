import * as z from 'zod/mini'
import { passkeyAttestation, passkeyCreation, passkeyName } from '../factor/passkey-shapes.ts'
import { newAuthenticator, recoveryCodes } from '../factor/shapes.ts'
import { call } from '../kit/call.ts'
import { text } from '../kit/wire.ts'
import { memberInfo } from '../member/shapes.ts'
import { sessionValue } from './shapes.ts'

/** Makes a secret for an authenticator app in a sign-in that asks for one: see `beginAuthenticator`. */
export const beginSignInAuthenticator = call({
  method: 'POST',
  path: '/wps/session/flow/authenticator',
  token: false,
  limit: 'login',
  response: () => newAuthenticator,
})

/** Takes the first code of the app and opens the session. Five wrong answers end the flow. */
export const confirmSignInAuthenticator = call({
  method: 'POST',
  path: '/wps/session/flow/authenticator/confirm',
  token: false,
  begins: true,
  encrypted: true,
  limit: 'login',
  request: () => z.object({ code: text(16) }),
  /** What every login answers, and the recovery codes. */
  response: () => z.object({ token: text(512), firstTimeLogin: z.boolean(), member: memberInfo, recoveryCodes }),
})

/** As `beginSignInAuthenticator`, for a passkey: how the browser is to be asked to make one. */
export const beginSignInPasskey = call({
  method: 'POST',
  path: '/wps/session/flow/passkey/begin',
  token: false,
  limit: 'login',
  response: () => passkeyCreation,
})

/** Takes the passkey that the browser has made for `beginSignInPasskey` and opens the session. */
export const addSignInPasskey = call({
  method: 'POST',
  path: '/wps/session/flow/passkey/add',
  token: false,
  begins: true,
  limit: 'login',
  mostBytes: 40_000,
  request: () => z.object({ name: passkeyName, credential: passkeyAttestation }),
  response: () => sessionValue,
})
