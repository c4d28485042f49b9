/** Sums of bets in a list: fractions only where there are any, no finer than a coin; each bet's dialog has the exact amount. */
export const LISTED = { min: 0, max: 4, coins: true } as const
