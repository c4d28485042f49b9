export const FACTOR_FAILURES = {
  /** The authenticator app was to be confirmed earlier, or there is none. */
  AUTHENTICATOR_OVER: 409,
  /** The brand wants a second factor of this account, and this is its last. */
  FACTOR_REQUIRED: 409,
  /** Not right, used before, not of this browser, or nobody's. */
  PASSKEY_REFUSED: 400,
  /** Passkeys belong to the brand's one sign-in origin. */
  PASSKEY_ELSEWHERE: 409,
  PASSKEYS_FULL: 409,
} as const
