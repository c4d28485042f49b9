/** Multipliers are whole hundredths: 247 is 2.47×. */
export const TOP = 100_000
/** The least at which anybody can cash out: at 1.00× a press would be a stake returned for certain. */
export const LEAST = 101
const DOUBLING_MS = 10_000

/** Where the lantern stands so many milliseconds after the start: 2^(ms / 10,000), rounded down. */
export const multiplierAt = (ms: number): number => (ms <= 0 ? 100 : Math.min(TOP, Math.floor(100 * 2 ** (ms / DOUBLING_MS))))

/** The first whole millisecond at which the multiplier has reached this many hundredths. */
export const reachedAfter = (multiplier: number): number => {
  let ms = Math.max(0, Math.floor(DOUBLING_MS * Math.log2(multiplier / 100)) - 1)
  // A logarithm is not exact, and the judge is `multiplierAt`.
  while (multiplierAt(ms) < multiplier) ms++
  return ms
}

/** When a flight with this end is over: as soon as the lantern would stand above it, or at the top. */
export const flightMs = (crash: number): number => reachedAfter(Math.min(TOP, crash + 1))
