/** Bits. Of more the counts would not stay in the cache. */
const DIGIT = 8
const DIGITS = 2 ** DIGIT

/** Which way a list runs. */
export type Way = 'asc' | 'desc'

/**
 * These places in the order of their values. Places whose values are equal stay as they are given, whichever way it runs, as a list stands by
 * names then. By their digits, since comparing pairs of a hundred thousand takes longer than all the rest of a page.
 */
export const inOrder = (places: Uint32Array, values: BigInt64Array, way: Way): Uint32Array => {
  const halves = new Uint32Array(values.buffer, values.byteOffset, values.length * 2)
  const turned = way === 'desc' ? 0xff_ff_ff_ff : 0
  let [from, to]: [Uint32Array, Uint32Array] = [places, new Uint32Array(places.length)]
  for (let digit = 0; digit < 64 / DIGIT; digit += 1) {
    const half = digit < 32 / DIGIT ? 0 : 1
    const shift = (digit * DIGIT) % 32
    // The sign: what is below zero comes first.
    const flip = turned ^ (half === 1 ? 0x80_00_00_00 : 0)
    const counts = new Uint32Array(DIGITS)
    const digitOf = (place: number): number => ((halves[2 * place + half]! ^ flip) >>> shift) & (DIGITS - 1)
    for (let n = 0; n < from.length; n += 1) counts[digitOf(from[n]!)]! += 1
    // Of most sums the higher digits are all alike.
    if (from.length === 0 || counts[digitOf(from[0]!)] === from.length) continue
    let sum = 0
    for (let n = 0; n < DIGITS; n += 1) {
      const count = counts[n]!
      counts[n] = sum
      sum += count
    }
    for (let n = 0; n < from.length; n += 1) {
      const place = from[n]!
      const value = digitOf(place)
      to[counts[value]!] = place
      counts[value]! += 1
    }
    ;[from, to] = [to, from === places ? new Uint32Array(places.length) : from]
  }
  return from
}
