import { EVENTS_PATH } from '@portico/contract/kit/paths'
import type { DesktopEvent } from '@portico/contract/desktop/channels'
import type { Agent } from 'node:http'
import { createBackoff } from '../backoff.ts'
import { type RandomSource, type Clock, type Log, type Observable, observable } from '../ports.ts'
import type { Happening } from './changes.ts'
import type { Dial } from './dial.ts'
import { createGreeting, readFrame } from './greeting.ts'

/** The gateway pings every 25 s: after two missed ones nobody is there. */
const SILENCE_MS = 60_000
const OPENING_MS = 10_000
const PAUSE_MS = { least: 500, most: 15_000 }
/** A socket that stayed this long was no failure. */
const STEADY_MS = 10_000

export type SocketState = 'idle' | 'opening' | 'open' | 'waiting'

interface Deps {
  readonly clock: Clock
  readonly random: RandomSource
  readonly log: Log
  readonly dial: Dial
  /** Origin of the active gateway, such as `https://play.example`; undefined while there is none. */
  readonly origin: () => string | undefined
  /** A fresh single-use ticket of the caller, asked before every attempt. */
  readonly ticket: () => Promise<string>
  /** The agents for an address in the order to try them, undefined for a direct way; each attempt takes the next. */
  readonly agents: (url: string) => Promise<readonly (Agent | undefined)[]>
  /** Tells one window. */
  readonly tell: (window: number, event: DesktopEvent<'events.frame'>) => void
  /** The gateway said over the socket that the session is over. */
  readonly ended: () => void
  /** A window has gone, whatever it was; tells its id. */
  readonly windowClosed: { readonly on: (listener: (window: number) => void) => () => void }
  /** After each of these the socket is opened anew: another session, line or proxy, the machine woke up. */
  readonly reopenOn: readonly Happening[]
}

/** Owns the one socket: open while a window follows, for all windows together. */
export interface Events {
  /** Answers the greeting when the socket is open already. */
  readonly follow: (window: number) => string | null
  readonly leave: (window: number) => void
  readonly state: Observable<SocketState>
  readonly reopen: () => void
  /** For good. */
  readonly stop: () => void
}

export const createEvents = ({ clock, random, log, dial, origin, ticket, agents, tell, ended, windowClosed, reopenOn }: Deps): Events => {
  const windows = new Set<number>()
  const greeting = createGreeting()
  const backoff = createBackoff(random, PAUSE_MS)
  const state = observable<SocketState>('idle')
  // Whatever belongs to an attempt before is recognised by its number and passed over.
  let attempt = 0
  let way = 0
  let hangUp = (): void => undefined
  let callOff = (): void => undefined
  let openedAt: number | undefined

  const tellAll = (event: DesktopEvent<'events.frame'>) => windows.forEach((window) => tell(window, event))

  const letGo = () => {
    attempt += 1
    callOff()
    hangUp()
    hangUp = () => undefined
    greeting.forget()
    if (openedAt !== undefined) tellAll({ kind: 'closed' })
    openedAt = undefined
  }

  const later = (ms: number, run: () => void) => {
    callOff()
    callOff = clock.after(ms, run)
  }

  const lost = (code: number, reason: string, atOnce: boolean) => {
    if (openedAt !== undefined && clock.now() - openedAt >= STEADY_MS) backoff.reset()
    letGo()
    log.warn('The events socket closed', { code, reason })
    state.set('waiting')
    later(atOnce ? 0 : backoff.next(), () => void open())
  }

  const listen = (text: string) => {
    const read = readFrame(text)
    if (read) greeting.receive(read, clock.now())
    tellAll({ kind: 'text', text })
    if (read && 'type' in read && read.channel === 'member' && read.type === 'session.ended') ended()
  }

  const open = async (): Promise<void> => {
    const mine = ++attempt
    const current = () => mine === attempt
    const silent = () => current() && lost(0, 'silent', false)
    state.set('opening')
    later(OPENING_MS, silent)
    try {
      const base = origin()
      if (base === undefined) throw new Error('no gateway')
      const address = new URL(EVENTS_PATH, base.replace(/^http/, 'ws')).href
      const ways = await agents(address)
      if (ways.length === 0) throw new Error('no way to the gateway')
      const spent = await ticket()
      if (!current()) return
      const agent = ways[way % ways.length]
      way += 1
      // A way that fails before it opens leads to the next one at once; a round of all of them waits.
      const more = way % ways.length !== 0
      hangUp = dial(`${address}?ticket=${encodeURIComponent(spent)}`, agent, {
        opened: () => {
          way -= 1
          openedAt = clock.now()
          later(SILENCE_MS, silent)
          state.set('open')
          tellAll({ kind: 'open' })
        },
        alive: () => later(SILENCE_MS, silent),
        text: listen,
        closed: (code, reason) => current() && lost(code, reason, openedAt === undefined && more),
      })
    } catch (error) {
      if (current()) lost(0, error instanceof Error ? error.message : String(error), false)
    }
  }

  const reopen = () => {
    if (windows.size === 0) return
    letGo()
    backoff.reset()
    way = 0
    // Several reasons at once, such as a sign-in and its line, make one attempt.
    state.set('waiting')
    later(0, () => void open())
  }

  const idle = () => {
    letGo()
    state.set('idle')
  }
  const leave = (window: number) => {
    if (windows.delete(window) && windows.size === 0) idle()
  }
  const undo = [windowClosed.on(leave), ...reopenOn.map((happening) => happening.on(reopen))]

  return {
    follow: (window) => {
      windows.add(window)
      if (state.get() === 'idle') void open()
      return openedAt === undefined ? null : greeting.text(clock.now())
    },
    leave,
    state,
    reopen,
    stop: () => {
      undo.forEach((off) => off())
      windows.clear()
      idle()
    },
  }
}
