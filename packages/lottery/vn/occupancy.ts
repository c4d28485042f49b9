/** C(n, 0) to C(n, most). */
const binomials = (n: number, most: number): bigint[] => {
  const row = [1n]
  for (let k = 1; k <= most; k++) row.push(((row[k - 1] ?? 0n) * BigInt(n - k + 1)) / BigInt(k))
  return row
}

/**
 * On so many lots, each on any of `numbers` numbers, `chosen` of them chosen: entry w is in how many ways exactly w of the chosen
 * occur, none of them more than `most` times.
 */
export const occupancies = (numbers: number, chosen: number, lots: number): ((most?: number) => bigint[]) => {
  const pascal = Array.from({ length: lots + 1 }, (_, t) => binomials(t, t))
  const sets = binomials(chosen, Math.min(chosen, lots))
  /** In how many ways t of the lots, whichever, fall on the chosen and the others elsewhere, once it is known where each of the t falls. */
  const placed = (pascal[lots] ?? []).map((ways, t) => ways * BigInt(numbers - chosen) ** BigInt(lots - t))
  return (most = lots) => {
    /** In how many ways t lots fall on w given numbers, on each of them once to `most` times. */
    let filled: bigint[] = placed.map((_, t) => (t === 0 ? 1n : 0n))
    return sets.map((waysToTake, w) => {
      if (w > 0) {
        filled = filled.map((_, t) => {
          let ways = 0n
          for (let last = 1; last <= Math.min(most, t - w + 1); last++) ways += (pascal[t]?.[last] ?? 0n) * (filled[t - last] ?? 0n)
          return ways
        })
      }
      return waysToTake * filled.reduce((sum, ways, t) => sum + ways * (placed[t] ?? 0n), 0n)
    })
  }
}

/** As `occupancies`: entry h is in how many of the lots, whichever, a chosen number occurs. */
export const occurrences = (numbers: number, chosen: number, lots: number): bigint[] =>
  binomials(lots, lots).map((ways, h) => ways * BigInt(chosen) ** BigInt(h) * BigInt(numbers - chosen) ** BigInt(lots - h))
