import * as z from 'zod/mini'
import { newAuthenticator, recoveryCodes } from '../factor/shapes.ts'
import { call } from '../kit/call.ts'
import { text } from '../kit/wire.ts'
import { memberInfo } from '../member/shapes.ts'

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
  encrypted: true,
  limit: 'login',
  request: () => z.object({ code: text(16) }),
  /** What every login answers, and the recovery codes. */
  response: () => z.object({ token: text(512), firstTimeLogin: z.boolean(), member: memberInfo, recoveryCodes }),
})
