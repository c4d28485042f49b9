import type { MarketKey, SportCode } from './sport.ts'

/** The least that any pick of a market brings back on average, in hundredths of a percent, rounded down: odds move, and are rounded down. */
export const LEAST_RETURN: Readonly<Record<string, number>> = {
  'FOOTBALL RESULT': 9198,
  'FOOTBALL HANDICAP': 9323,
  'FOOTBALL TOTAL': 9325,
  'TENNIS WINNER': 9236,
  'TENNIS HANDICAP': 9311,
  'TENNIS TOTAL': 9315,
  'ESPORTS WINNER': 9236,
  'ESPORTS HANDICAP': 9311,
  'ESPORTS TOTAL': 9315,
  'COCKFIGHT BOUT': 9245,
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
export const LEAST_OF_SECTION: Readonly<Record<string, number>> = { PSSPORTS: 9198, PSESPORTS: 9236, PSCOCKFIGHT: 9245 }
