import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { passkey, passkeyAttestation, passkeyCreation, passkeyName } from './passkey-shapes.ts'

/** How the browser is to be asked for a passkey of the caller. Needs a fresh proof, by a second factor where the caller has one. */
export const beginPasskey = call({
  method: 'POST',
  path: '/wps/member/passkey/begin',
  token: true,
  account: 'real',
  response: () => passkeyCreation,
})

/** Takes the passkey that the browser has made for `beginPasskey`. */
export const addPasskey = call({
  method: 'POST',
  path: '/wps/member/passkey/add',
  token: true,
  account: 'real',
  mostBytes: 40_000,
  request: () => z.object({ name: passkeyName, credential: passkeyAttestation }),
  response: () => passkey,
})

/** Gives a passkey another name. */
export const renamePasskey = call({
  method: 'POST',
  path: '/wps/member/passkey/rename',
  token: true,
  account: 'real',
  request: () => z.object({ id: z.uuid(), name: passkeyName }),
  response: () => passkey,
})

/** Removes a passkey. Needs a fresh proof by a second factor. */
export const removePasskey = call({
  method: 'POST',
  path: '/wps/member/passkey/remove',
  token: true,
  account: 'real',
  request: () => z.object({ id: z.uuid() }),
  response: () => z.object({}),
})
