/** How long frames are looked at before anything is said of them. */
const LOOK_MS = 1500
/** A longer pause is a tab in the background or a machine that slept, and says nothing of drawing. */
const PAUSE_MS = 500
/** Fewer than 45 frames a second. */
const SLOW_MS = 22
/** One slow look may be the game's own start. */
const SLOW_LOOKS = 2

/** Called with the time of every frame. True once they come too slowly: in two looks after one another, half of them late. */
export const frameJudge = (): ((ms: number) => boolean) => {
  let before: number | undefined
  let steps: number[] = []
  let seen = 0
  let slow = 0
  return (ms) => {
    const step = before === undefined ? Infinity : ms - before
    before = ms
    if (step > PAUSE_MS) return false
    steps.push(step)
    seen += step
    if (seen < LOOK_MS) return false
    const half = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
    slow = half > SLOW_MS ? slow + 1 : 0
    seen = 0
    steps = []
    return slow >= SLOW_LOOKS
  }
}
