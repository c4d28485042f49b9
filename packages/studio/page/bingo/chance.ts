/** Combinations that are looked at; above it the chance is not told. */
const MOST = 60_000

const holds = (outer: readonly number[], inner: readonly number[]): boolean => inner.every((number) => outer.includes(number))

/** All of so many numbers among the next balls. */
const allOf = (numbers: number, left: number, toCome: number): number => {
  let chance = 1
  for (let step = 0; step < numbers; step++) chance *= Math.max(0, toCome - step) / (left - step)
  return chance
}

/**
 * How likely one of these rows at least is called whole with the next `toCome` of the `left` balls: rows in and out, over all their
 * combinations that can still be called. Undefined where there are too many of them to count.
 */
export const chanceOfAny = (missing: readonly (readonly number[])[], left: number, toCome: number): number | undefined => {
  // A row that needs all of what another needs, and more, changes nothing.
  const rows = missing.filter(
    (row, index) =>
      row.length <= toCome && !missing.some((other, at) => at !== index && holds(row, other) && (other.length < row.length || at < index)),
  )
  let looked = 0
  let chance = 0
  const add = (from: number, union: ReadonlySet<number>, sign: number): void => {
    for (let index = from; index < rows.length && looked <= MOST; index++) {
      const more = new Set([...union, ...(rows[index] ?? [])])
      looked++
      // What needs more balls than are to come adds nothing, with whatever else.
      if (more.size > toCome) continue
      chance += sign * allOf(more.size, left, toCome)
      add(index + 1, more, -sign)
    }
  }
  add(0, new Set(), 1)
  return looked > MOST ? undefined : Math.min(1, Math.max(0, chance))
}
