import * as z from 'zod/mini'
import { instant } from '../kit/wire.ts'

/** The cookie by which a browser is known again where an account was signed in to before. It opens nothing. */
export const DEVICE_COOKIE = 'portico_device'

/** How somebody showed who they are. */
export const signInMethod = z.enum([
  'PASSWORD',
  'REGISTRATION',
  'REMEMBERED',
  'SMS',
  'EMAIL',
  'TOTP',
  'RECOVERY_CODE',
  'PASSKEY',
  'SOCIAL',
  'EXCHANGE',
  'TRIAL',
])
export type SignInMethod = z.infer<typeof signInMethod>

/** By what an account was used; the names are null where they are not known. */
export const clientName = z.object({
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** `CLIENT`: the desktop client. */
  form: z.enum(['PHONE', 'COMPUTER', 'CLIENT']),
})
export type ClientName = z.infer<typeof clientName>

/** A session of the caller. `REMEMBERED`: it has run out, and its browser may open it again without a password. */
export const ownSession = z.object({
  id: z.string(),
  current: z.boolean(),
  state: z.enum(['ACTIVE', 'REMEMBERED']),
  portal: z.enum(['SITE', 'AGENT']),
  method: signInMethod,
  client: clientName,
  ip: z.string(),
  /** Where the address is, as far as the gateway knows: a country by ISO 3166-1 alpha-2, or a name; null where it knows nothing. */
  place: z.nullable(z.string()),
  signedInAt: instant,
  lastSeenAt: instant,
  /** When it ends at the latest. */
  expiresAt: instant,
})
export type OwnSession = z.infer<typeof ownSession>

/** A way in that was tried; what was refused came as far as the account. */
export const signIn = z.object({
  at: instant,
  result: z.enum(['SIGNED_IN', 'WRONG_PASSWORD', 'WRONG_CODE', 'REMEMBERED_TWICE']),
  method: signInMethod,
  client: clientName,
  ip: z.string(),
  place: z.nullable(z.string()),
  /** It opened the session that asks. */
  current: z.boolean(),
})
export type SignIn = z.infer<typeof signIn>
export type SignInResult = SignIn['result']
