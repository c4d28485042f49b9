export const REBATE_RATE_FAILURES = {
  /** Somebody of another team, as for somebody who does not exist. */
  NOT_IN_TEAM: 404,
  /** More than the account above has; `remaining` says how much that is. */
  RATE_ABOVE_UPLINE: 409,
  /** Less than somebody directly below has; `remaining` says how much that is. */
  RATE_BELOW_DOWNLINE: 409,
} as const
