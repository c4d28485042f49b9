export const RECORD_FAILURES = {
  RECORD_UNKNOWN: 404,
  RECORD_DAYS: 400,
  STATEMENT_TOO_LONG: 400,
  /** No such bonus is active. */
  BONUS_OVER: 409,
  /** The bonus is another amount than was said; `remaining` says which. */
  BONUS_CHANGED: 409,
} as const
