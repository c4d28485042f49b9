import type { FACTOR_FAILURES } from '@portico/contract/factor/failures'
import type { MESSAGE_FAILURES } from '@portico/contract/kit/failures'
import type { MEMBER_FAILURES } from '@portico/contract/member/failures'
import type { SESSION_FAILURES } from '@portico/contract/session/failures'
import type { VERIFICATION_FAILURES } from '@portico/contract/verification/failures'
import type { Place } from '../named-test.ts'
import { gateway, operator } from './places.ts'

type Code =
  | keyof typeof SESSION_FAILURES
  | keyof typeof VERIFICATION_FAILURES
  | keyof typeof FACTOR_FAILURES
  | keyof typeof MEMBER_FAILURES
  | keyof typeof MESSAGE_FAILURES

/** Refusals of sign-in, registration, factors and recovery, and those that every call may answer. */
export const IDENTITY: Readonly<Record<Code, Place>> = {
  NOT_LOGGED_IN: gateway('own-games/own-games', 'guests are asked to log in and trial accounts'),
  SESSION_EXPIRED: gateway('events/instances', 'signing out at one closes the socket'),
  LOGIN_FAILED: gateway('session/guesses', 'are ten in any hour from strangers'),
  ACCOUNT_BLOCKED: gateway('session/code-login', 'lets agents alone through their own door'),
  CAPTCHA_REQUIRED: gateway('session/session', '[LOGIN-07] asks for letters after three failures'),
  CAPTCHA_WRONG: gateway('session/session', '[LOGIN-07] asks for letters after three failures'),
  SIGN_IN_INCOMPLETE: gateway('session/sign-in-flow', 'opens no session before it'),
  SIGN_IN_OVER: gateway('session/sign-in-flow', 'is over after five wrong answers'),
  NOT_AN_AGENT: gateway('session/session', 'of the agent office is for agents'),
  NOT_A_MEMBER: gateway('session/session', 'of the site is for members'),
  TRIALS_USED_UP: gateway('trials/trials', 'is begun ten times a day from a network'),
  NEED_TRUE_ACCOUNT: gateway('http/flags', 'turns trial accounts away from %s'),
  REAUTHENTICATE: gateway('session/own-sessions', 'are ended one by one, after a fresh proof'),
  SESSION_UNKNOWN: gateway('session/own-sessions', 'are ended one by one, after a fresh proof'),
  EXCHANGE_REFUSED: gateway('exchange/exchange', '[I.e] a code without its secret'),
  SOCIAL_REFUSED: gateway('social/answers', '%s is told as %s'),
  SOCIAL_TAKEN: gateway('social/links', 'an account at a provider is one member’s'),
  LAST_WAY_IN: gateway('social/links', '[I.e] the last way in stays'),
  ACCOUNT_TAKEN: gateway('registration/registration', 'an account is taken in any case of its letters'),
  FIELD_INVALID: gateway('registration/registration', '[REGISTER-07] checks by the rules it publishes'),
  TERMS_NOT_ACCEPTED: gateway('registration/registration', '[REGISTER-06] needs the terms'),
  AFFILIATE_CODE_INVALID: gateway('registration/registration', '[REGISTER-04] refuses a code that is no agent'),
  CODE_WRONG: gateway('verification/hostile-codes', 'is refused where it is wrong'),
  CODE_EXPIRED: gateway('recovery/by-code', 'judges five of fifty wrong codes at once'),
  CODE_LOCKED: gateway('session/code-login', 'says how many answers are left, and after five'),
  MESSAGE_QUOTA: gateway('verification/sms', 'refuses a second one within the minute'),
  NOT_OFFERED: gateway('recovery/by-code', 'is not offered where the brand has switched it off'),
  AUTHENTICATOR_OVER: gateway('factors/authenticator', 'is to be begun again after five wrong codes'),
  FACTOR_REQUIRED: gateway('factors/passkeys', 'is enough for an agent whose brand wants a second factor'),
  PASSKEY_REFUSED: gateway('factors/passkeys', 'answers a challenge once'),
  PASSKEY_ELSEWHERE: gateway('factors/passkeys', 'is made at the sign-in origin alone'),
  PASSKEYS_FULL: gateway('factors/passkeys', 'is one of twenty at most'),
  ACCOUNT_UNKNOWN: gateway('cashier/unmatched', 'for no deposit of ours'),
  AGENT_UNKNOWN: operator('commands/account', 'names that are no account or no agent'),
  PASSWORD_WRONG: gateway('recovery/change', 'is guessed at ten times an hour in a session'),
  PASSWORD_LOCKED: gateway('session/guesses', 'are ten in any hour from strangers'),
  LINK_OVER: gateway('recovery/by-link', 'has a link that dies with its time'),
  WITHDRAW_PASSWORD_REQUIRED: gateway('withdraw-password/withdraw-password', 'is changed only by who knows the present one'),
  WITHDRAW_PASSWORD_WRONG: gateway('withdraw-password/withdraw-password', 'is changed only by who knows the present one'),
  WITHDRAW_PASSWORD_LOCKED: gateway('withdraw-password/withdraw-password', 'closes for 15 minutes after five wrong ones'),
  MALFORMED_BODY: gateway('http/hostile', 'a malformed body %#'),
  INVALID_REQUEST: gateway('http/hostile', 'every field of a wrong type'),
  PAYLOAD_REQUIRED: gateway('http/hostile', '[CALL-24] and refuses a plain body'),
  PAYLOAD_INVALID: gateway('http/hostile', 'and refuses a payload with %s'),
  IDEMPOTENCY_KEY_REQUIRED: gateway('http/hostile', '%s moves nothing without a key'),
  IDEMPOTENCY_CONFLICT: gateway('cashier/cashier', 'credits at once, and the same key'),
  BODY_TOO_LARGE: gateway('http/hostile', 'a body over its limit'),
  UNSUPPORTED_MEDIA_TYPE: gateway('http/hostile', 'content of type %s'),
  NOT_FOUND: gateway('http/hostile', '%s is an envelope'),
  METHOD_NOT_ALLOWED: gateway('http/calls', 'a path takes its own methods alone'),
  RATE_LIMITED: gateway('http/limits', 'logins are fewer'),
  IP_LOCKED: gateway('http/limits', 'whoever goes on after that is locked'),
  MERCHANT_UNKNOWN: gateway('http/calls', 'takes the merchant of this brand only'),
  INTERNAL: gateway('http/calls', 'what nobody foresaw is INTERNAL'),
  UNAVAILABLE: gateway('cashier/lost-notices', 'is asked for again under its key after the provider'),
  MAINTENANCE: gateway('http/calls', '[SYSTEM-01] maintenance closes every call'),
  REGION_RESTRICTED: gateway('system/regions', 'refuses the calls of a closed country'),
}
