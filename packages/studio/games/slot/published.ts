/**
 * What the info panel says of the reels, counted over all 32^5 positions. `published.test.ts` counts them again with a program of its own.
 */

/** In hundredths of a percent, rounded down: what comes back without and with the jackpot. */
export const PUBLISHED_BASE = 9563
export const PUBLISHED_RETURN = 9613

/** Positions that pay something or open the free spins, and those that pay more than the stake, of 32^5. */
export const PAYING = 15_830_359
export const ABOVE_STAKE = 8_063_297

/** Positions that open the free spins. */
export const OPENING = 239_058

/** The most one board pays, in stakes of a line. */
export const TOP_BOARD = 6023

/** The most one board pays that opens the free spins. */
export const TOP_OPENING_BOARD = 816

/** The most a round pays without the jackpot, in stakes of a line: that board, and ten times the best one. */
export const TOP_ROUND = TOP_OPENING_BOARD + 10 * TOP_BOARD
