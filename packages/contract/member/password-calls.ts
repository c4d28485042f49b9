import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int, text } from '../kit/wire.ts'

/**
 * Chooses another password for who knows the present one. Every other session of the account ends, and so do its remembered devices; the
 * session that asks goes on, no longer than it would have.
 */
export const changePassword = call({
  method: 'POST',
  path: '/wps/member/password',
  token: true,
  encrypted: true,
  limit: 'login',
  account: 'real',
  request: () => z.object({ oldPassword: text(128), newPassword: text(128), confirmNewPassword: text(128) }),
  /** How many other sessions there were. */
  response: () => z.object({ ended: int() }),
})
