import { domainList } from '@portico/contract/system/calls'
import type { RandomSource, Clock, Log } from '../ports.ts'
import type { Calls } from './calls.ts'
import type { Domains } from './domains.ts'
import type { Lines } from './lines.ts'

/** The start is over by then. */
const FIRST_MS = 15_000
const EVERY_MS = 6 * 3_600_000
const RETRY_MS = 10 * 60_000

interface Deps {
  readonly calls: Pick<Calls, 'ask'>
  readonly domains: Pick<Domains, 'adopt'>
  readonly lines: Pick<Lines, 'listChanged' | 'state'>
  readonly clock: Clock
  readonly random: RandomSource
  readonly log: Log
}

/** Asks for a newer list of domains from time to time, and soon after a line was left. */
export const createRefresh = ({
  calls,
  domains,
  lines,
  clock,
  random,
  log,
}: Deps): { readonly start: () => void; readonly stop: () => void } => {
  let callOff = (): void => undefined
  let stopped = true
  let undo = (): void => undefined

  const fetchList = async (): Promise<number> => {
    try {
      const { list } = await calls.ask(domainList, {})
      if (list) domains.adopt(list)
      await lines.listChanged()
      return EVERY_MS
    } catch (error) {
      log.warn('The list of domains could not be asked for', { error })
      return RETRY_MS
    }
  }

  const later = (ms: number) => {
    callOff()
    if (stopped) return
    // Not all clients at once.
    callOff = clock.after(ms * (1 + random() / 4), () => void fetchList().then(later))
  }

  return {
    start: () => {
      stopped = false
      let { host } = lines.state.get()
      undo = lines.state.on((next) => {
        if (next.host === host || next.kind !== 'connected') return
        host = next.host
        later(FIRST_MS)
      })
      later(FIRST_MS)
    },
    stop: () => {
      stopped = true
      undo()
      callOff()
    },
  }
}
