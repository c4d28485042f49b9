import type { Happening, Observable } from '../ports.ts'

/** Happens when what is picked out of an observable becomes another; the value may change around it. */
export const changesOf = <T>(source: Observable<T>, pick: (value: T) => string | number | boolean | undefined): Happening => ({
  on: (listener) => {
    let last = pick(source.get())
    return source.on((value) => {
      const next = pick(value)
      if (next === last) return
      last = next
      listener()
    })
  },
})
