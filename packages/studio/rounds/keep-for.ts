/**
 * Remembers what was made for a key while its stamp is the same, for `ms` at most: made for each of hundreds who look, five times a
 * second, it would keep presses waiting.
 */
export const keepFor = <T>(ms: number): ((key: string, stamp: string, make: () => T) => T) => {
  const entries = new Map<string, { readonly stamp: string; readonly until: number; readonly value: T }>()
  return (key, stamp, make) => {
    const before = entries.get(key)
    // Of the computer, not of the game: it bounds work.
    const now = performance.now()
    if (before?.stamp === stamp && now < before.until) return before.value
    const value = make()
    entries.set(key, { stamp, until: now + ms, value })
    return value
  }
}
