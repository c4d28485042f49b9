export const SESSION_FAILURES = {
  NOT_LOGGED_IN: 401,
  SESSION_EXPIRED: 401,
  LOGIN_FAILED: 401,
  ACCOUNT_BLOCKED: 403,
  CAPTCHA_REQUIRED: 400,
  CAPTCHA_WRONG: 400,
  SIGN_IN_INCOMPLETE: 401,
  SIGN_IN_OVER: 401,
  NOT_AN_AGENT: 403,
  NOT_A_MEMBER: 403,
  NEED_TRUE_ACCOUNT: 403,
  /** As many trial accounts were begun from this network today as may be. */
  TRIALS_USED_UP: 429,
  /** Who is signed in has to show it again; `methods` says by what. */
  REAUTHENTICATE: 403,
  SESSION_UNKNOWN: 404,
  /** A one-time code that is unknown, used, too old, or comes from another browser than the one that it was made for. */
  EXCHANGE_REFUSED: 401,
  /** A provider's no; `reason` says which. */
  SOCIAL_REFUSED: 400,
  /** That account at the provider belongs to another member. */
  SOCIAL_TAKEN: 409,
  /** Without it nobody could sign in to the account any more. */
  LAST_WAY_IN: 409,
  // registration
  ACCOUNT_TAKEN: 409,
  FIELD_INVALID: 400,
  TERMS_NOT_ACCEPTED: 400,
  AFFILIATE_CODE_INVALID: 400,
} as const
