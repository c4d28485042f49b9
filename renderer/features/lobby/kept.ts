import { useSyncExternalStore } from 'react'

/** Favourites as they are shown, by nodeId. */
export interface Kept {
  readonly ids: ReadonlySet<number>
  /** Taken away on this page: their tiles go at once, whatever a list said before. */
  readonly removed: ReadonlySet<number>
}

const NONE: ReadonlySet<number> = new Set()

/** Favourites of whoever is here: a small store of its own, so that every heart on the page turns at once. */
const makeKept = () => {
  let shown: Kept = { ids: NONE, removed: NONE }
  const listeners = new Set<() => void>()
  return {
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show: (next: Kept) => {
      shown = next
      for (const listener of listeners) listener()
    },
  }
}

export const kept = makeKept()

export const useKept = (): Kept => useSyncExternalStore(kept.subscribe, kept.read)
