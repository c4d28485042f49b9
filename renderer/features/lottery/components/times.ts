/** How odds and multiples of a stake are written: never higher than they are. */
export const TIMES = { maximumFractionDigits: 4, roundingMode: 'trunc' } as const

/** The same below a number, where there is room for two decimals; the rules say all of them. */
export const SHORT_TIMES = { ...TIMES, maximumFractionDigits: 2 } as const
