import * as z from 'zod/mini'
import { matching } from '../kit/wire.ts'
import { sessionValue } from './shapes.ts'

/** The cookie that a way through a provider's pages is bound to. */
export const SOCIAL_COOKIE = 'portico_social'

/** Where a browser stops on its way to a provider, and on its way back. No calls: it goes there by itself. */
export const SOCIAL_GO_PATH = '/wps/session/social/go'
export const SOCIAL_CALLBACK_PATH = '/wps/session/social/callback'

/** Whose accounts may be used to sign in. */
export const socialProvider = z.enum(['google', 'facebook'])
export type SocialProviderName = z.infer<typeof socialProvider>

/** Why a provider's pages led to nothing [LOGIN-14]. */
export const socialReason = z.enum([
  'PHONE_INVALID',
  'PHONE_MISSING',
  'TOO_MANY',
  'CODE_INVALID',
  'CODE_MISSING',
  'CODE_EXPIRED',
  'CAPTCHA_FAILED',
  'QUOTA',
  'NOT_ALLOWED',
  'CANCELLED',
  'UNKNOWN',
])
export type SocialReason = z.infer<typeof socialReason>

const base64url = /^[A-Za-z0-9_-]{43}$/

/** SHA-256 of a secret that the page keeps, base64url: only who has the secret can use the code that comes back (RFC 7636). */
export const challenge = matching(base64url)
/** That secret: 32 random bytes, base64url. */
export const verifier = matching(base64url)

/** Somebody whom the provider knows and we do not: an account is opened with the ticket. */
export const newcomer = z.object({
  ticket: z.string(),
  provider: socialProvider,
  /** A user name to begin with; empty where the provider gives none. */
  suggestion: z.string(),
})
export type Newcomer = z.infer<typeof newcomer>

/** A session, or what is to be asked before there can be one. */
export const exchangeValue = z.union([sessionValue, z.object({ newcomer })])
export type ExchangeValue = z.infer<typeof exchangeValue>
