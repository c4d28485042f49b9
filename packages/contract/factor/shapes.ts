import * as z from 'zod/mini'
import { instant } from '../kit/wire.ts'

/** What an authenticator app is given: `uri` is the same as the secret, for a picture that the app reads. */
export const newAuthenticator = z.object({
  /** Base32, for those who type it. */
  secret: z.string(),
  uri: z.string(),
  /** It has to be confirmed before. */
  expiresAt: instant,
})
export type NewAuthenticator = z.infer<typeof newAuthenticator>

/** Ten codes that prove once each who has them. They are shown here and nowhere again. */
export const recoveryCodes = z.array(z.string())

/** The member's authenticator app: since when, and its recovery codes, of which only the use is known. */
export const authenticator = z.object({
  addedAt: instant,
  recoveryCodes: z.array(z.object({ usedAt: z.nullable(instant) })),
})
export type AuthenticatorView = z.infer<typeof authenticator>
