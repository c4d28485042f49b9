export const FACTOR_FAILURES = {
  /** The authenticator app was to be confirmed earlier, or there is none. */
  AUTHENTICATOR_OVER: 409,
  /** The brand wants a second factor of this account, and this is its last. */
  FACTOR_REQUIRED: 409,
} as const
