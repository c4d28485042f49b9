import { getMemberInfo } from '@portico/contract/member/calls'
import type { Clock, Log } from '../ports.ts'
import type { Calls } from './calls.ts'

/** The gateway ends a session that has asked for nothing in half an hour. */
const EVERY_MS = 5 * 60_000

interface Deps {
  readonly calls: Pick<Calls, 'ask'>
  readonly clock: Clock
  readonly log: Log
  readonly hasSession: () => boolean
  /** Somebody plays, has the office open, or works with the client. */
  readonly busy: () => boolean
}

/**
 * Keeps the session of a person who is there but asks the gateway for nothing: a vendor's game talks to the vendor, and a page
 * that is read and typed into is silent. Without this a round would end in the middle.
 */
export const createKeepAlive = ({
  calls,
  clock,
  log,
  hasSession,
  busy,
}: Deps): { readonly start: () => void; readonly stop: () => void } => {
  let callOff = (): void => undefined
  const next = (): void => {
    callOff = clock.after(EVERY_MS, () => {
      next()
      if (hasSession() && busy()) calls.ask(getMemberInfo, {}).catch((error: unknown) => log.warn('The session was not kept', { error }))
    })
  }
  return { start: next, stop: () => callOff() }
}
