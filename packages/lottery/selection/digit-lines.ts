const ZERO = 48
/** Longest numbers whose set is kept as one byte for each possible one, and the fewest for which so much room is worth clearing. */
const TABLE_LENGTH = 6
const TABLE_COUNT = 1000

/** The number that so many digits of a text write, from a position on; -1 when one of them is not a digit. */
export const numberAt = (text: string, from: number, length: number): number => {
  let value = 0
  for (let i = from; i < from + length; i++) {
    const digit = text.charCodeAt(i) - ZERO
    if (!(digit >= 0 && digit <= 9)) return -1
    value = value * 10 + digit
  }
  return value
}

/** Whether at least so many of a number's digits differ, leading zeros among its `length` digits. */
export const hasDifferent = (value: number, length: number, different: number): boolean => {
  if (different <= 1) return true
  const digits = new Set<number>()
  let rest = value
  for (let i = 0; i < length; i++) {
    digits.add(rest % 10)
    rest = Math.floor(rest / 10)
  }
  return digits.size >= different
}

/**
 * Takes numbers of so many digits, at most `count` of them; true for each that is new. A pasted slip may have a hundred thousand of
 * them, at every key press: a table is several times faster than a set.
 */
export const newNumbers = (length: number, count = Number.POSITIVE_INFINITY): ((value: number) => boolean) => {
  if (length > TABLE_LENGTH || count < TABLE_COUNT) {
    const seen = new Set<number>()
    return (value) => seen.size < seen.add(value).size
  }
  const seen = new Uint8Array(10 ** length)
  return (value) => {
    if (seen[value] !== 0) return false
    seen[value] = 1
    return true
  }
}
