import type { Clock } from '../ports.ts'
import { type CheckEvent, type Effect, type Phase, stepOf } from './check-steps.ts'
import type { Probe, Verdict } from './probe.ts'
import { race, type RaceResult } from './race.ts'

/** Another line is got ready for when the line takes longer than this to answer its probe. */
const HEAD_START_MS = 250
/** When another line is ready, the line has but so long to answer: leaving it takes less than 3 s on a busy machine too. */
const OUTRUN_MS = 2_000

/** A domain that is on the list no more. */
const STRUCK_OUT: Verdict = { good: false, fault: 'wrong' }
const SILENT: Verdict = { good: false, fault: 'silent' }
const ALIVE: Verdict = { good: true, ms: 0 }

interface Question {
  /** Origin of the line. */
  readonly suspect: string
  readonly others: readonly string[]
  /** Whether the line is on the list still; one that is not is not asked. */
  readonly listed: boolean
  /** Whether a call was answered over the line since the check began: that says more than a probe that did not come back. */
  readonly answered: () => boolean
  /** What the line's own probe said. */
  readonly measured: (own: Verdict) => void
  /** The line is given up, and the others decide. */
  readonly switching: () => void
}

export interface CheckResult {
  readonly verdict: Verdict
  /** What the others said; undefined where the line is good. */
  readonly others?: RaceResult
}

/** Asks a line whether it lives, with the others a moment behind it. `check-steps.ts` has the steps. */
export const checkLine = (question: Question, { probe, clock }: { readonly probe: Probe; readonly clock: Clock }): Promise<CheckResult> => {
  const { suspect, others, listed, answered, measured, switching } = question
  const { promise, resolve } = Promise.withResolvers<CheckResult>()
  const ownProbe = new AbortController()
  const enough = new AbortController()
  let phase: Phase = 'asking'
  let verdict: Verdict | undefined
  let found: RaceResult | undefined

  const effects: Readonly<Record<Effect, () => void>> = {
    race: () =>
      void race(others, { probe, clock, signal: enough.signal }).then((result) => {
        found = result
        take(result.winner === undefined ? 'none' : 'found')
      }),
    giveUp: () => judge(SILENT),
    switching,
    end: () => {
      enough.abort()
      resolve({ verdict: verdict!, ...(!verdict!.good && found && { others: found }) })
    },
  }
  const take = (event: CheckEvent): void => {
    const next = stepOf(phase, event)
    phase = next.to
    for (const effect of next.effects) effects[effect]()
  }
  const judge = (own: Verdict): void => {
    if (verdict) return
    verdict = own.good || !answered() ? own : ALIVE
    for (const stop of timers) stop()
    ownProbe.abort()
    measured(own)
    take(verdict.good ? 'good' : 'bad')
  }

  const timers = [clock.after(HEAD_START_MS, () => take('headStart')), clock.after(OUTRUN_MS, () => take('outrun'))]
  if (listed) void probe(suspect, ownProbe.signal).then(judge)
  else judge(STRUCK_OUT)
  return promise
}
