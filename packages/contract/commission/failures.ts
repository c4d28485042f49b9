export const COMMISSION_FAILURES = {
  /** A line of somebody else, as for one that does not exist; and a bundle of a kind that has none. */
  LINE_UNKNOWN: 404,
  DIVIDEND_UNKNOWN: 404,
  /** The step does not follow on where the payment stands, or it was calculated anew since it was looked at. */
  DIVIDEND_STATE: 409,
  /** The account is blocked: its dividend waits until it is not. */
  DIVIDEND_HELD: 409,
  /** More bets behind a line than one file takes. */
  STATEMENT_TOO_LARGE: 409,
} as const
