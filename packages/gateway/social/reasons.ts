import type { SocialReason } from '@portico/contract/session/social-shapes'
import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'

/** What providers call it: errors of OAuth and OpenID Connect, and those of Google's identity platform, written alike. */
const REASONS: Readonly<Record<string, SocialReason>> = {
  invalid_phone_number: 'PHONE_INVALID',
  missing_phone_number: 'PHONE_MISSING',
  too_many_requests: 'TOO_MANY',
  slow_down: 'TOO_MANY',
  temporarily_unavailable: 'TOO_MANY',
  invalid_verification_code: 'CODE_INVALID',
  invalid_grant: 'CODE_INVALID',
  missing_verification_code: 'CODE_MISSING',
  code_expired: 'CODE_EXPIRED',
  expired_token: 'CODE_EXPIRED',
  captcha_check_failed: 'CAPTCHA_FAILED',
  quota_exceeded: 'QUOTA',
  operation_not_allowed: 'NOT_ALLOWED',
  unauthorized_client: 'NOT_ALLOWED',
  invalid_client: 'NOT_ALLOWED',
  invalid_scope: 'NOT_ALLOWED',
  popup_closed_by_user: 'CANCELLED',
  user_cancelled: 'CANCELLED',
  user_denied: 'CANCELLED',
  access_denied: 'CANCELLED',
}

/** Ours for a provider's own word, e.g. `auth/quota-exceeded` [LOGIN-14]. */
export const reasonOf = (word: string): SocialReason => {
  const name = word
    .toLowerCase()
    .replace(/^auth\//, '')
    .replaceAll('-', '_')
  return (Object.hasOwn(REASONS, name) ? REASONS[name] : undefined) ?? 'UNKNOWN'
}

/** Why the trade of a provider's code failed: what the provider said, or else that its answer was not to be believed. */
export const reasonIn = (error: unknown): SocialReason => {
  if (error instanceof ResponseBodyError) return error.status === 429 ? 'TOO_MANY' : reasonOf(error.error)
  return error instanceof AuthorizationResponseError ? reasonOf(error.error) : 'UNKNOWN'
}
