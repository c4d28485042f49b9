import * as z from 'zod/mini'
import { checked } from '../kit/wire.ts'
import { memberInfo } from '../member/shapes.ts'

/** The cookie of a sign-in that has begun, in the browser where it did. */
export const FLOW_COOKIE = 'portico_sign_in'

/** Binds the question for a passkey to the browser that was asked. */
export const PASSKEY_COOKIE = 'portico_passkey'

/** The one-day cookie of a remembered device: a token for each account, with dots between. That of who signed in last comes first. */
export const REMEMBER_COOKIE = 'portico_remember'

export const jwk = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  kid: z.string(),
  use: z.literal('enc'),
  alg: z.literal('RSA-OAEP-256'),
})

export const sessionValue = z.object({
  token: checked(z.string(), z.minLength(32)),
  firstTimeLogin: z.boolean(),
  member: memberInfo,
})
export type SessionValue = z.infer<typeof sessionValue>
