import * as z from 'zod/mini'

/**
 * Every reason a call can be refused. The screen's words come from `errors:<code>`.
 * The status is the HTTP status the gateway answers with.
 */
export const FAILURES = {
  // the message itself
  MALFORMED_BODY: 400,
  INVALID_REQUEST: 400,
  PAYLOAD_REQUIRED: 400,
  PAYLOAD_INVALID: 400,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_CONFLICT: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  RATE_LIMITED: 429,
  MERCHANT_UNKNOWN: 400,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  MAINTENANCE: 503,
  REGION_RESTRICTED: 451,
  // session
  NOT_LOGGED_IN: 401,
  SESSION_EXPIRED: 401,
  LOGIN_FAILED: 401,
  ACCOUNT_BLOCKED: 403,
  CAPTCHA_REQUIRED: 400,
  CAPTCHA_WRONG: 400,
  NOT_AN_AGENT: 403,
  NOT_A_MEMBER: 403,
  NEED_TRUE_ACCOUNT: 403,
  OPERATOR_KEY_WRONG: 401,
  // registration
  ACCOUNT_TAKEN: 409,
  FIELD_INVALID: 400,
  TERMS_NOT_ACCEPTED: 400,
  AFFILIATE_CODE_INVALID: 400,
  // money
  INSUFFICIENT_FUNDS: 409,
  AMOUNT_OUT_OF_RANGE: 400,
  METHOD_UNKNOWN: 400,
  SIGNATURE_INVALID: 401,
  DEPOSIT_UNKNOWN: 404,
  // games
  GAME_UNKNOWN: 404,
  GAME_DISABLED: 409,
  TRIAL_NOT_ALLOWED: 409,
  // lottery: where the bet stands
  GAME_CLOSED: 409,
  ISSUE_UNKNOWN: 404,
  ISSUE_CLOSED: 409,
  BET_UNKNOWN: 404,
  PLAY_UNKNOWN: 400,
  PRIZE_GROUP_OUT_OF_RANGE: 400,
  // lottery: what the bet says (the rules library's own codes)
  BAD_BET: 400,
  BAD_FORMAT: 400,
  OUT_OF_RANGE: 400,
  DUPLICATE: 400,
  EMPTY_SELECTION: 400,
  BAD_COUNT: 400,
  TOO_MANY_NOTES: 400,
  UNORDERED_RESULT: 400,
  // operator
  DRAWS_INVALID: 400,
  ANNOUNCEMENT_UNKNOWN: 404,
} as const

export type FailureCode = keyof typeof FAILURES
export const failureCode = z.enum(Object.keys(FAILURES) as [FailureCode, ...FailureCode[]])

/** Codes any call may answer; a row lists only its own. */
export const COMMON_FAILURES = [
  'MALFORMED_BODY',
  'INVALID_REQUEST',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'MERCHANT_UNKNOWN',
  'INTERNAL',
  'UNAVAILABLE',
  'MAINTENANCE',
  'REGION_RESTRICTED',
] as const satisfies readonly FailureCode[]
