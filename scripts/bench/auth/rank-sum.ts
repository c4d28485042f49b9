/**
 * How well one threshold tells two samples apart: the chance that a value drawn from one is larger than one drawn from the other, equal ones
 * counting half (the rank-sum statistic over its greatest value). 0.5 says nothing, 1 all; which of the two is larger does not matter.
 */
export const areaUnderCurve = (one: readonly number[], other: readonly number[]): number => {
  const all = [...one.map((value) => ({ value, first: true })), ...other.map((value) => ({ value, first: false }))].toSorted(
    (a, b) => a.value - b.value,
  )
  let ranks = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]!.value === all[from]!.value) to += 1
    const rank = (from + 1 + to) / 2
    for (let at = from; at < to; at += 1) if (all[at]!.first) ranks += rank
    from = to
  }
  const area = (ranks - (one.length * (one.length + 1)) / 2) / (one.length * other.length)
  return Math.max(area, 1 - area)
}

/** How far chance alone moves that of two equal samples of `tries` each: one standard deviation. */
export const chanceOf = (tries: number): number => Math.sqrt((2 * tries + 1) / (12 * tries * tries))
