import * as z from 'zod/mini'
import { newAuthenticator, recoveryCodes } from '../factor/shapes.ts'
import { call } from '../kit/call.ts'
import { instant, int, text } from '../kit/wire.ts'
import { invitation, operatorKey, operatorRole, personName } from './shapes.ts'

/**
 * Invites the first administrator by the machine's own key. It opens nothing else, and not even this while an administrator has set up
 * an app, unless the gateway was started to be rescued (OPERATOR_RESCUE).
 */
export const inviteFirst = call({
  method: 'POST',
  path: '/operator/door/first',
  token: false,
  only: 'operator',
  desk: 'door',
  limit: 'login',
  request: () => z.object({ key: operatorKey, name: personName }),
  response: () => invitation,
})

/**
 * Begins to set up an authenticator app, by the key of an invitation. Who has one already sets up another in its place, by their key and a
 * code of the old one or a recovery code.
 */
export const beginOperatorApp = call({
  method: 'POST',
  path: '/operator/door/app',
  token: false,
  only: 'operator',
  desk: 'door',
  limit: 'login',
  request: () => z.object({ key: operatorKey, code: z.optional(text(20)) }),
  response: () => newAuthenticator,
})

/**
 * Sets up the app by its first code, and takes a new key in the place of the one before, which others have seen. The new one is made where
 * it is going to stay. Sessions end.
 */
export const confirmOperatorApp = call({
  method: 'POST',
  path: '/operator/door/app/confirm',
  token: false,
  only: 'operator',
  desk: 'door',
  limit: 'login',
  request: () => z.object({ key: operatorKey, code: text(20), newKey: operatorKey }),
  response: () => z.object({ name: z.string(), recoveryCodes: recoveryCodes }),
})

/** Logs in at the desk by a key and a code of the app, or a recovery code: the token is what other calls of the desk are sent with. */
export const operatorLogin = call({
  method: 'POST',
  path: '/operator/door/session',
  token: false,
  only: 'operator',
  desk: 'door',
  limit: 'login',
  request: () => z.object({ key: operatorKey, code: text(20) }),
  response: () =>
    z.object({
      token: z.string(),
      name: z.string(),
      role: operatorRole,
      /** It ends then, and before that when nothing is asked for an hour. */
      endsAt: instant,
      /** Recovery codes that are left. */
      recoveryCodes: int(),
    }),
})

/** Logs out at the desk. */
export const operatorLogout = call({
  method: 'DELETE',
  path: '/operator/door/session',
  token: false,
  only: 'operator',
  desk: 'reader',
  response: () => z.object({}),
})
