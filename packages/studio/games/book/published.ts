import type { MarketKey, SportCode } from './sport.ts'

/** The least that any pick of a market brings back on average, in hundredths of a percent, rounded down: odds move, and are rounded down. */
export const LEAST_RETURN: Readonly<Record<string, number>> = {
  'FOOTBALL RESULT': 9223,
  'FOOTBALL HANDICAP': 9322,
  'FOOTBALL TOTAL': 9315,
  'TENNIS WINNER': 9236,
  'TENNIS HANDICAP': 9316,
  'TENNIS TOTAL': 9334,
  'ESPORTS WINNER': 9236,
  'ESPORTS HANDICAP': 9316,
  'ESPORTS TOTAL': 9334,
  'COCKFIGHT BOUT': 9248,
}

/** What each section offers. */
export const SECTION_MARKETS: Readonly<Record<string, readonly (readonly [SportCode, MarketKey])[]>> = {
  PSSPORTS: [
    ['FOOTBALL', 'RESULT'],
    ['FOOTBALL', 'HANDICAP'],
    ['FOOTBALL', 'TOTAL'],
    ['TENNIS', 'WINNER'],
    ['TENNIS', 'HANDICAP'],
    ['TENNIS', 'TOTAL'],
  ],
  PSESPORTS: [
    ['ESPORTS', 'WINNER'],
    ['ESPORTS', 'HANDICAP'],
    ['ESPORTS', 'TOTAL'],
  ],
  PSCOCKFIGHT: [['COCKFIGHT', 'BOUT']],
}

/** What a single bet brings back at the least, by section. */
export const LEAST_OF_SECTION: Readonly<Record<string, number>> = { PSSPORTS: 9223, PSESPORTS: 9236, PSCOCKFIGHT: 9248 }
