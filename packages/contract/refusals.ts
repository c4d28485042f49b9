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
