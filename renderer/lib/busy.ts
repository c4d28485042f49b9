/** Counts work that is under way, for whoever shows that there is some. */
export interface Busy {
  /** Counts `work` until it is settled; answers it. */
  readonly during: <T>(work: Promise<T>) => Promise<T>
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => boolean
}

export const makeBusy = (): Busy => {
  const listeners = new Set<() => void>()
  let count = 0
  // Work may begin while React renders, when nobody can be told.
  const add = (change: number) => {
    count += change
    queueMicrotask(() => listeners.forEach((listener) => listener()))
  }
  return {
    during: (work) => {
      add(1)
      return work.finally(() => add(-1))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => count > 0,
  }
}
