/** How odds and multiples of a stake are written: never higher than they are. */
export const TIMES = { maximumFractionDigits: 4, roundingMode: 'trunc' } as const
