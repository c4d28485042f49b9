import { measure, type Measurement, measurementOf } from './measured.ts'

const BEAT_MS = 1

/**
 * Begins `perSecond` pieces of work each second, however long those before take; each lane does one at a time. What waits for a free lane counts
 * from the instant at which it was due, so that a stall is seen by all whom it holds up.
 */
export const measurePaced = async (
  lanes: readonly (() => Promise<void>)[],
  { perSecond, warmUpMs, lastMs }: { readonly perSecond: number; readonly warmUpMs: number; readonly lastMs: number },
): Promise<Measurement> => {
  const from = performance.now()
  const [measuredFrom, until] = [from + warmUpMs, from + warmUpMs + lastMs]
  const free = [...lanes]
  const due: number[] = []
  const took: number[] = []
  let begun = 0
  let failure: unknown

  const start = (): void => {
    while (due.length > 0 && free.length > 0) {
      const [at, lane] = [due.shift()!, free.pop()!]
      const done = (): void => {
        if (at >= measuredFrom) took.push(performance.now() - at)
        free.push(lane)
        start()
      }
      lane().then(done, (error: unknown) => {
        failure ??= error
      })
    }
  }

  await new Promise<void>((resolve) => {
    const beat = setInterval(() => {
      const now = Math.min(performance.now(), until)
      const dueAt = () => from + (begun * 1000) / perSecond
      for (; dueAt() < now; begun += 1) due.push(dueAt())
      start()
      const isOver = now === until && due.length === 0 && free.length === lanes.length
      if (!isOver && failure === undefined) return
      clearInterval(beat)
      resolve()
    }, BEAT_MS)
  })
  if (failure !== undefined) throw failure
  return measurementOf(took, lastMs)
}

/** At a pace where one is said, else as fast as answers come. */
export const measureTurn = (
  lanes: readonly (() => Promise<void>)[],
  { perSecond, ...span }: { readonly perSecond?: number; readonly warmUpMs: number; readonly lastMs: number },
): Promise<Measurement> => (perSecond === undefined ? measure(lanes, span) : measurePaced(lanes, { ...span, perSecond }))
