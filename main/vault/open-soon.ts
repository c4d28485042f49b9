import type { Clock } from '../ports.ts'

/** A key store answers in a few milliseconds, or asks a person first; the first page waits for the one and not for the other. */
const FIRST_PAGE_MS = 300

/** Begins to open the vault. Answers when it is open or the first page must go on without it; what it holds is told of then. */
export const openSoon = (open: () => Promise<void>, clock: Clock): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const callOff = clock.after(FIRST_PAGE_MS, resolve)
  void open().finally(() => {
    callOff()
    resolve()
  })
  return promise
}
