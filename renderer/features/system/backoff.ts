/** The pauses between one asking again and the next while calls go on failing. */
const FIRST_MS = 10_000
const MOST_MS = 60_000

/**
 * Says how long to wait before everything that failed is asked again: not at all the first time, then longer and longer, so
 * that a single dead call neither hides its own failure nor is asked without end. After a calm while it starts anew.
 */
export const makeBackoff = () => {
  let lastAt = -Infinity
  let pause = 0
  return (now: number): number => {
    if (now - lastAt > 2 * Math.max(pause, FIRST_MS)) pause = 0
    const wait = Math.max(0, lastAt + pause - now)
    lastAt = now + wait
    pause = Math.min(MOST_MS, Math.max(FIRST_MS, pause * 2))
    return wait
  }
}
