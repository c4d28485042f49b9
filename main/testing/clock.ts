import type { Clock } from '../ports.ts'

/** A clock that stands until it is moved; what falls due on the way runs in order. */
export interface TestClock extends Clock {
  readonly pass: (ms: number) => void
  /** How many wait, to prove that none is left behind. */
  readonly waiting: () => number
}

export const testClock = (start = Date.parse('2026-11-21T08:00:00.000Z')): TestClock => {
  const due = new Map<symbol, { readonly at: number; readonly run: () => void }>()
  let now = start
  const next = (until: number) => [...due].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0]
  return {
    now: () => now,
    after: (ms, run) => {
      const key = Symbol('timer')
      due.set(key, { at: now + ms, run })
      return () => void due.delete(key)
    },
    pass: (ms) => {
      const until = now + ms
      for (let found = next(until); found; found = next(until)) {
        const [key, { at, run }] = found
        due.delete(key)
        now = at
        run()
      }
      now = until
    },
    waiting: () => due.size,
  }
}
