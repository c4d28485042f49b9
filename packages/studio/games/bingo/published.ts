/** In hundredths of a percent: what comes back of all that is paid for cards, at once or with the next full house. */
export const PUBLISHED_RETURN = 9200

/** How often one card has a line with ball 40 or before, in hundredths of a percent, rounded down. */
export const PUBLISHED_LINE = 2131

/** How often somebody has a line in a round of ten cards; else the prize goes into the next full house. */
export const PUBLISHED_LINES_OF_TEN = 9055

/** How often one card is complete with this ball or before, in millionths, rounded down. */
export const PUBLISHED_FULL: readonly (readonly [number, number])[] = [
  [60, 1398],
  [65, 15_414],
  [70, 136_103],
]
