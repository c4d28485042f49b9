/** Codes of what somebody has set for themselves to stay in control. */
export const CONTROL_FAILURES = {
  // asked at each debit for play, and at each deposit
  PLAY_PAUSED: 403,
  SELF_EXCLUDED: 403,
  PRODUCT_BLOCKED: 403,
  REALITY_CHECK_DUE: 409,
  STAKE_LIMIT_REACHED: 409,
  LOSS_LIMIT_REACHED: 409,
  TIME_LIMIT_REACHED: 409,
  DEPOSIT_LIMIT_REACHED: 409,
  // asked where something is offered
  OFFERS_STOPPED: 403,
  // about the limits themselves
  LIMIT_CHANGED: 409,
  RAISE_UNKNOWN: 404,
  RAISE_TOO_EARLY: 409,
  BREAK_RUNNING: 409,
  BREAK_UNKNOWN: 404,
} as const
