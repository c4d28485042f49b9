export const BET_FAILURES = {
  BET_UNKNOWN: 404,
  CHASE_UNKNOWN: 404,
  CANCEL_NOT_ALLOWED: 409,
  PRIZE_GROUP_OUT_OF_RANGE: 400,
  ODDS_CHANGED: 409,
  // what the bet says: the rules library's own codes
  BAD_BET: 400,
  BAD_FORMAT: 400,
  OUT_OF_RANGE: 400,
  DUPLICATE: 400,
  EMPTY_SELECTION: 400,
  BAD_COUNT: 400,
  TOO_MANY_NOTES: 400,
  UNORDERED_RESULT: 400,
  // limits, each with its play and what remains
  // above what a bonus that is active allows for one bet, which remains
  BONUS_MAX_BET: 409,
  STAKE_TOO_SMALL: 400,
  STAKE_TOO_LARGE: 400,
  PLAY_LIMIT_REACHED: 409,
  PAYOUT_LIMIT_REACHED: 409,
  EXPOSURE_LIMIT_REACHED: 409,
} as const
