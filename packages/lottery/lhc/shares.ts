import type { Hits, Share } from '../play.ts'

/** The hits of several at once; `copies` of the second. */
export const plusHits = (one: Hits, other: Hits, copies = 1): Hits => {
  const sum: Record<string, number> = { ...one }
  for (const [tier, count] of Object.entries(other)) sum[tier] = (sum[tier] ?? 0) + count * copies
  return sum
}

/** Names hits by what they reach; empty when they reach nothing. */
export const keyOfHits = (hits: Hits): string =>
  Object.entries(hits)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .join()

/** Gathers outcomes of the same hits into one share each; those without hits, or without ways, are dropped. */
export const gather = (): { readonly add: (ways: bigint | number, hits: Hits) => void; readonly shares: () => readonly Share[] } => {
  const byHits = new Map<string, Share>()
  return {
    add: (ways, hits) => {
      const key = keyOfHits(hits)
      if (key === '' || Number(ways) === 0) return
      byHits.set(key, { ways: BigInt(ways) + (byHits.get(key)?.ways ?? 0n), hits })
    },
    shares: () => [...byHits.values()],
  }
}

/** n (n-1) ... of k factors: the ways to place k of n in order. */
export const falling = (n: number, k: number): number => (k <= 0 ? 1 : n * falling(n - 1, k - 1))
