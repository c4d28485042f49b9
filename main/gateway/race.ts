import type { Clock } from '../ports.ts'
import type { Probe, Verdict } from './probe.ts'

const STAGGER_MS = 250
/** However many run, the last one starts by then, so that the whole is over in time. */
const LAST_START_MS = 750

export interface RaceResult {
  readonly winner: string | undefined
  /** Of those that answered before the end. */
  readonly verdicts: ReadonlyMap<string, Verdict>
}

/**
 * Probes the origins in this order, each a moment after the one before or as soon as one has failed; the first good one
 * wins and calls off the others.
 */
export const race = async (
  origins: readonly string[],
  { probe, clock, signal }: { readonly probe: Probe; readonly clock: Clock; readonly signal?: AbortSignal },
): Promise<RaceResult> => {
  const verdicts = new Map<string, Verdict>()
  const end = new AbortController()
  const { promise: over, resolve: finish } = Promise.withResolvers<string | undefined>()
  const stagger = Math.min(STAGGER_MS, LAST_START_MS / Math.max(1, origins.length - 1))
  let started = 0
  let callOff = (): void => undefined

  const start = (): void => {
    callOff()
    const origin = origins[started]
    if (origin === undefined) return
    started += 1
    if (started < origins.length) callOff = clock.after(stagger, start)
    void probe(origin, end.signal).then((verdict) => {
      if (end.signal.aborted) return
      verdicts.set(origin, verdict)
      if (verdict.good) finish(origin)
      else if (verdicts.size === origins.length) finish(undefined)
      else start()
    })
  }

  signal?.addEventListener('abort', () => finish(undefined), { once: true })
  if (origins.length === 0 || signal?.aborted) finish(undefined)
  else start()
  const winner = await over
  callOff()
  end.abort()
  return { winner, verdicts }
}
