export interface Measurement {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Of how long each took that ended in a span. */
export const measurementOf = (took: readonly number[], lastMs: number): Measurement => {
  const sorted = Float64Array.from(took).toSorted()
  return { perSecond: took.length / (lastMs / 1000), p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
}

/** Repeats every lane's work, one at a time within the lane, and measures what ends after the warm-up and before `lastMs` are over. */
export const measure = async (
  lanes: readonly (() => Promise<void>)[],
  { warmUpMs, lastMs }: { readonly warmUpMs: number; readonly lastMs: number },
): Promise<Measurement> => {
  const from = performance.now() + warmUpMs
  const until = from + lastMs
  const took: number[] = []
  const repeat = async (work: () => Promise<void>): Promise<void> => {
    for (let before = performance.now(); before < until; ) {
      await work()
      const after = performance.now()
      if (after >= from && after < until) took.push(after - before)
      before = after
    }
  }
  await Promise.all(lanes.map(repeat))
  return measurementOf(took, lastMs)
}
