/** Sums by name: what entries add up to for an account or a team. What is not there is 0. */
export type Figures = ReadonlyMap<string, bigint>

export const NO_FIGURES: Figures = new Map()

/** Adds `more`, `times` over, to figures of one's own. */
export const addTo = (figures: Map<string, bigint>, more: Figures, times = 1n): void => {
  for (const [name, value] of more) figures.set(name, (figures.get(name) ?? 0n) + value * times)
}

/** What `after` has more than `before`; empty where they are equal. */
export const difference = (before: Figures, after: Figures): Figures => {
  const sums = new Map(after)
  addTo(sums, before, -1n)
  return new Map([...sums].filter(([, value]) => value !== 0n))
}
