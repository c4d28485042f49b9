/** A set of the digits 0-9 as bits: bit d stands for digit d. */
export type DigitMask = number

export const maskOf = (tokens: readonly string[]): DigitMask => tokens.reduce((mask, token) => mask | (1 << Number(token)), 0)

export const has = (mask: DigitMask, digit: number): boolean => (mask & (1 << digit)) !== 0

export const sizeOf = (mask: DigitMask): number => {
  let size = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++
  return size
}

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export const digitsIn = (mask: DigitMask): number[] => TEN.filter((digit) => has(mask, digit))

/** `layers(drawn)[i]`: the digits that stand more than i times among the drawn. */
export const layers = (drawn: readonly number[]): DigitMask[] => {
  const found = Array<DigitMask>(drawn.length + 1).fill(0)
  for (const digit of drawn) {
    let depth = 0
    while (has(found[depth] ?? 0, digit)) depth++
    found[depth] = (found[depth] ?? 0) | (1 << digit)
  }
  return found
}
