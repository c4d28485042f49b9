/** In hundredths of a percent, rounded down: what comes back on average, wherever one leaves. */
export const PUBLISHED_RETURN = 9700

/** How often a flight ends at 1.00×, before anybody can leave, in hundredths of a percent, rounded down. */
export const PUBLISHED_AT_ONCE = 396

/** How often a flight reaches these hundredths, in hundredths of a percent, rounded down. */
export const PUBLISHED_REACH: readonly (readonly [number, number])[] = [
  [150, 6466],
  [200, 4850],
  [500, 1940],
  [1000, 970],
  [10_000, 97],
]
