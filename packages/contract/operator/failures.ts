export const OPERATOR_FAILURES = {
  CLOCK_FIXED: 409,
  /** Without one nobody could let anybody in. */
  LAST_ADMINISTRATOR: 409,
  /** No key, no session that goes on, or a wrong code. */
  OPERATOR_KEY_WRONG: 401,
  OPERATOR_ROLE_WRONG: 403,
  PERSON_TAKEN: 409,
  PERSON_UNKNOWN: 404,
} as const
