import { type Clock, type Fetch, type Observable, observable } from '../ports.ts'
import { type Fault, faultOf, isUnsent } from './faults.ts'
import { type Lines, QUIET_MS } from './lines.ts'

/** While a call waits, its line is looked after at this pace: one that falls silent later is left as soon. */
const AGAIN_MS = 500
/** Longer than any call of ours takes, and than the renderer waits. */
const GIVE_UP_MS = 30_000

/** What came back is no answer of a gateway. */
export class BadAnswer extends Error {}

/** No line gave an answer. */
export class NoAnswer extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(`No gateway answered: ${fault}`)
    this.fault = fault
  }
}

export interface Outgoing<T> {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Sent twice it does what it does once. */
  readonly repeatable: boolean
  /** Counted as unsettled until its answer is here. */
  readonly movesMoney: boolean
  readonly cache: RequestCache
  /** Takes the answer in; throws BadAnswer for one that no gateway gives. */
  readonly read: (response: Response) => Promise<T>
}

export interface Forward {
  /** @throws NoAnswer */
  readonly send: <T>(call: Outgoing<T>) => Promise<T>
  /** How many calls that move money have no answer yet. */
  readonly unsettled: Observable<number>
}

interface Deps {
  readonly fetch: Fetch
  readonly lines: Pick<Lines, 'active' | 'checkIfQuiet' | 'onAbandoned' | 'reportAnswer' | 'reportFailure'>
  readonly clock: Clock
}

/** Sends calls down the active line, and once more down the next one where that can do no harm. */
export const createForward = ({ fetch, lines, clock }: Deps): Forward => {
  const unsettled = observable(0)

  const once = async <T>(origin: string, call: Outgoing<T>): Promise<T> => {
    const end = new AbortController()
    const since = clock.now()
    let callOff = (): void => undefined
    const checkAfter = (ms: number) => {
      callOff = clock.after(ms, () => {
        if (clock.now() - since >= GIVE_UP_MS) return end.abort()
        const check = lines.checkIfQuiet(origin, clock.now() - QUIET_MS)
        checkAfter(AGAIN_MS)
        return check
      })
    }
    checkAfter(QUIET_MS)
    const stop = lines.onAbandoned(origin, () => end.abort())
    // Some networks answer an abort late, or never: the promise does not wait for them.
    const ended = new Promise<never>((_, reject) =>
      end.signal.addEventListener('abort', () => reject(new Error('given up')), { once: true }),
    )
    const ask = async () => {
      const { method, headers, body, cache } = call
      const init: RequestInit = { method, headers, cache, redirect: 'error', credentials: 'omit', signal: end.signal }
      return call.read(await fetch(`${origin}${call.path}`, body === undefined ? init : { ...init, body }))
    }
    try {
      const answer = await Promise.race([ask(), ended])
      lines.reportAnswer(origin)
      return answer
    } finally {
      callOff()
      stop()
    }
  }

  const send: Forward['send'] = async (call) => {
    const first = lines.active()
    try {
      return await once(first, call)
    } catch (error) {
      const fault = error instanceof BadAnswer ? 'wrong' : faultOf(error)
      const next = await lines.reportFailure(first, fault)
      if (next === undefined || !(call.repeatable || (isUnsent(fault) && !call.movesMoney))) throw new NoAnswer(fault)
      try {
        return await once(next, call)
      } catch (again) {
        throw new NoAnswer(again instanceof BadAnswer ? 'wrong' : faultOf(again))
      }
    }
  }

  return {
    unsettled,
    send: async (call) => {
      if (!call.movesMoney) return send(call)
      unsettled.set(unsettled.get() + 1)
      try {
        return await send(call)
      } finally {
        unsettled.set(unsettled.get() - 1)
      }
    },
  }
}
