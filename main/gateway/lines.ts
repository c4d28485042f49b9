import type { LineSpeed, LineState } from '@portico/contract/desktop/shapes'
import { createBackoff } from '../backoff.ts'
import { Refusal } from '../refusal.ts'
import { type RandomSource, type Clock, type JsonStore, type Log, type Observable, observable } from '../ports.ts'
import { causeOf } from './cause.ts'
import { checkLine } from './check-line.ts'
import type { Domains, LineMemory } from './domains.ts'
import type { Fault } from './faults.ts'
import { hostOf } from './origin.ts'
import type { Probe, Verdict } from './probe.ts'

/** A line that merely answers badly is left at most once in so long. */
const SETTLE_MS = 60_000
const RECHECK_MS = { least: 1_000, most: 30_000 }
/** How long a call may be unanswered, and its line quiet, before the line is checked. */
export const QUIET_MS = 400
/** While all are down, calls do not ask for more checks than this. */
const PAUSE_MS = 1_000

export interface Lines {
  readonly state: Observable<LineState>
  /** Origin of the line in use, or of the last one. */
  readonly active: () => string
  /** A call failed there. Answers the origin to go on with; undefined while there is none. */
  readonly reportFailure: (origin: string, fault: Fault) => Promise<string | undefined>
  /** A call is still unanswered: checks whether the line lives, unless it has answered since that time. */
  readonly checkIfQuiet: (origin: string, since: number) => Promise<void>
  /** A gateway's own answer came from there. */
  readonly reportAnswer: (origin: string) => void
  /** Runs once when the line is given up; the answer calls it off. */
  readonly onAbandoned: (origin: string, run: () => void) => () => void
  /** Something changed outside: the machine woke, the network or the proxy is another. */
  readonly check: () => Promise<void>
  /** The list may be another, or may have run out. */
  readonly listChanged: () => Promise<void>
  readonly list: () => LineSpeed[]
  readonly measure: () => Promise<LineSpeed[]>
  /** @throws Refusal UNKNOWN for no domain of the list, UNAVAILABLE for one that does not answer */
  readonly use: (host: string) => Promise<void>
  readonly stop: () => void
}

interface Deps {
  readonly domains: Domains
  readonly probe: Probe
  readonly clock: Clock
  readonly random: RandomSource
  readonly log: Log
  readonly memory: JsonStore<LineMemory>
  readonly online: () => boolean
}

/** Knows which domain is in use and leaves it for another when it is down. Nothing is probed before something goes wrong. */
export const createLines = ({ domains, probe, clock, random, log, memory, online }: Deps): Lines => {
  const backoff = createBackoff(random, RECHECK_MS)
  const speeds = new Map<string, number | null>()
  const abandonListeners = new Set<{ readonly origin: string; readonly run: () => void }>()
  const { lastGood } = memory.read()
  let active = (lastGood !== null && domains.origins().includes(lastGood) ? lastGood : domains.origins()[0]) ?? ''
  let answers = 0
  let aliveAt = Number.NEGATIVE_INFINITY
  let movedAt = Number.NEGATIVE_INFINITY
  let checkedAt = Number.NEGATIVE_INFINITY
  let checkUnderWay: Promise<string | undefined> | undefined
  let callOff = (): void => undefined

  const stateOf = (kind: LineState['kind'], cause: LineState['cause'] = null): LineState => ({
    kind,
    host: hostOf(active),
    cause,
    since: new Date(clock.now()).toISOString(),
    listExpired: domains.expired(),
  })
  const state = observable(stateOf('connected'))
  const publish = (kind: LineState['kind'], cause: LineState['cause'] = null) => {
    const next = stateOf(kind, cause)
    const last = state.get()
    if (last.kind === next.kind && last.host === next.host && last.cause === cause && last.listExpired === next.listExpired) return
    log[kind === 'connected' ? 'info' : 'warn']('The line changed', { kind, host: next.host, cause })
    state.set(next)
  }

  const notifyAbandoned = (origin: string) => {
    for (const entry of abandonListeners) {
      if (entry.origin !== origin) continue
      abandonListeners.delete(entry)
      entry.run()
    }
  }
  const countAnswer = () => {
    answers += 1
    aliveAt = clock.now()
  }
  const markAlive = () => {
    countAnswer()
    callOff()
    backoff.reset()
    if (memory.read().lastGood !== active) memory.write({ ...memory.read(), lastGood: active })
    publish('connected')
  }
  const switchTo = (origin: string) => {
    const before = active
    active = origin
    movedAt = clock.now()
    markAlive()
    notifyAbandoned(before)
  }
  const markLost = (verdicts: readonly Verdict[]) => {
    publish('lost', causeOf({ verdicts, online: online(), fromFuture: domains.fromFuture() }))
    notifyAbandoned(active)
    callOff()
    callOff = clock.after(backoff.next(), () => void check())
  }

  const recordSpeed = (origin: string, verdict: Verdict) => void speeds.set(origin, verdict.good ? Math.round(verdict.ms) : null)

  /** Checks the active line, and leaves it for another where that is better. */
  const runCheck = async (): Promise<string | undefined> => {
    const [suspect, answersBefore] = [active, answers]
    const others = domains.origins().filter((origin) => origin !== suspect)
    const listed = others.length < domains.origins().length
    const { verdict, others: raced } = await checkLine(
      {
        suspect,
        others,
        listed,
        answered: () => answers !== answersBefore,
        measured: (own) => recordSpeed(suspect, own),
        switching: () => others.length > 0 && publish('switching'),
      },
      { probe, clock },
    )
    if (verdict.good) {
      markAlive()
      return active
    }
    const { winner, verdicts = new Map<string, Verdict>() } = raced ?? {}
    verdicts.forEach((each, origin) => recordSpeed(origin, each))
    if (winner === undefined) {
      markLost([verdict, ...verdicts.values()])
      return undefined
    }
    const rest = movedAt + SETTLE_MS - clock.now()
    if (listed && verdict.fault === 'wrong' && rest > 0) {
      // It answers, if badly: moving to and fro would be worse than waiting.
      publish('connected')
      callOff()
      callOff = clock.after(rest, () => void check())
      return active
    }
    switchTo(winner)
    return active
  }

  const check = (): Promise<string | undefined> => {
    checkUnderWay ??= runCheck().finally(() => {
      checkUnderWay = undefined
      checkedAt = clock.now()
    })
    return checkUnderWay
  }
  const mayCheck = () => state.get().kind !== 'lost' || clock.now() - checkedAt >= PAUSE_MS

  const list = (): LineSpeed[] =>
    domains.origins().map((origin) => ({ host: hostOf(origin), ms: speeds.get(origin) ?? null, active: origin === active }))

  return {
    state,
    active: () => active,
    reportFailure: async (origin) => {
      if (origin !== active) return state.get().kind === 'lost' ? undefined : active
      return mayCheck() ? check() : undefined
    },
    checkIfQuiet: async (origin, since) => {
      if (origin === active && aliveAt < since && mayCheck()) await check()
    },
    reportAnswer: (origin) => {
      if (origin !== active) return
      // A check that is under way says how it stands.
      if (checkUnderWay) countAnswer()
      else markAlive()
    },
    onAbandoned: (origin, run) => {
      const entry = { origin, run }
      abandonListeners.add(entry)
      return () => void abandonListeners.delete(entry)
    },
    check: async () => {
      backoff.reset()
      await check()
    },
    listChanged: async () => {
      const { kind, cause } = state.get()
      publish(kind, cause)
      if (!domains.origins().includes(active)) await check()
    },
    list,
    measure: async () => {
      await Promise.all(domains.origins().map(async (origin) => recordSpeed(origin, await probe(origin))))
      return list()
    },
    use: async (host) => {
      const origin = domains.origins().find((each) => hostOf(each) === host)
      if (origin === undefined) throw new Refusal('UNKNOWN')
      const verdict = await probe(origin)
      recordSpeed(origin, verdict)
      if (!verdict.good) throw new Refusal('UNAVAILABLE')
      if (origin === active) markAlive()
      else switchTo(origin)
    },
    stop: () => {
      callOff()
      abandonListeners.clear()
    },
  }
}
