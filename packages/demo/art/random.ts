/** FNV-1a over UTF-16 units: a stable 32-bit number for a text, the same on every machine and in every release. */
export const hashOf = (text: string): number => {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

export interface Random {
  between: (low: number, high: number) => number
  /** An integer from 0 up to, not including, `count`. */
  below: (count: number) => number
  pick: <T>(from: readonly [T, ...T[]]) => T
  chance: (probability: number) => boolean
}

/** A mulberry32 stream seeded by a text. For pictures only, never for a draw. */
export const randomFrom = (seed: string): Random => {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    between: (low, high) => low + (high - low) * next(),
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
    chance: (probability) => next() < probability,
  }
}
