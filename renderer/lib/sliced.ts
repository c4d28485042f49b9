import { nextTask } from './next-task.ts'

/** Work that stops now and then to be asked whether it may go on, and ends with a value. */
export type Sliced<T> = Generator<undefined, T>

/** Milliseconds of work between two looks at the browser: with what else a frame has to do it stays within its 16. */
export const SPAN_MS = 6

/** All of it at once. */
export const drained = <T>(work: Sliced<T>): T => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** A few milliseconds of it at a time, so that the page goes on answering; undefined when it was called off meanwhile. */
export const inSlices = async <T>(work: Sliced<T>, isCalledOff: () => boolean): Promise<T | undefined> => {
  let until = performance.now() + SPAN_MS
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await nextTask()
    if (isCalledOff()) return undefined
    until = performance.now() + SPAN_MS
  }
}
