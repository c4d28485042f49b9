import type { Stop } from '../schedule.ts'

/**
 * China's lotteries rest at the Spring Festival and on the National Day. The ministry of finance announces the days each
 * December: those of 2027 and later are what the lunar calendar lets expect, and are to be set right here.
 */
export const CHINA_STOPS: readonly Stop[] = [
  ['2025-01-28', '2025-02-04'],
  ['2025-10-01', '2025-10-04'],
  ['2026-02-14', '2026-02-23'],
  ['2026-10-01', '2026-10-04'],
  ['2027-02-05', '2027-02-12'],
  ['2027-10-01', '2027-10-04'],
  ['2028-01-25', '2028-02-01'],
  ['2028-10-01', '2028-10-04'],
]
