/** Why the rules do not take a bet, most telling first: of several breaches the earliest of this list is named. */
export const REFUSALS = [
  'BAD_BET',
  'BAD_FORMAT',
  'OUT_OF_RANGE',
  'DUPLICATE',
  'EMPTY_SELECTION',
  'BAD_COUNT',
  'TOO_MANY_NOTES',
  'UNORDERED_RESULT',
] as const

/** Why a line cannot be bet on an issue, whether at once or ahead. */
export const LINE_FAILURES = [
  'GAME_UNKNOWN',
  'GAME_CLOSED',
  'ISSUE_UNKNOWN',
  'ISSUE_CLOSED',
  'PLAY_UNKNOWN',
  'PRIZE_GROUP_OUT_OF_RANGE',
  'ODDS_CHANGED',
  ...REFUSALS,
  'STAKE_TOO_SMALL',
  'STAKE_TOO_LARGE',
] as const
