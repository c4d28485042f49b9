/** Stakes and returns on a slip: fractions only where there are any. */
export const MONEY = { min: 0, max: 4 } as const
