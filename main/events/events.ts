import { EVENTS_PATH } from '@portico/contract/kit/paths'
import type { DesktopEvent } from '@portico/contract/desktop/channels'
import { type EventData, EVENTS, type Reading } from '@portico/contract/events'
import { createBackoff } from '../backoff.ts'
import { isProxyLogin } from '../gateway/proxied-fetch.ts'
import { type Clock, type Happening, type Log, type Observable, observable, type RandomSource } from '../ports.ts'
import type { Dial } from './dial.ts'
import { createGreeting, type Frame, readFrame } from './greeting.ts'

/** After two missed beats nobody is there; the rest is for the way. */
const silenceAfter = (beatMs: number): number => 2 * beatMs + 10_000
const NO_ROOMS = JSON.stringify({ rooms: [] } satisfies Reading)
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
  /** Speaks to the proxy that stands before an origin, once the person has given its password. Answers whether it lets us through now. */
  readonly introduce: (origin: string) => Promise<boolean>
  /** Tells one window. */
  readonly tell: (window: number, event: DesktopEvent<'events.frame'>) => void
  /** The gateway said over the socket that the session is over. */
  readonly ended: (reason: SessionEnded['reason']) => void
  /** A window has gone, whatever it was; tells its id. */
  readonly windowClosed: { readonly on: (listener: (window: number) => void) => () => void }
  /** After each of these the socket is opened anew: another session, line or proxy, the machine woke up. */
  readonly reopenOn: readonly Happening[]
}

type SessionEnded = EventData<'member', 'session.ended'>

/** Owns the one socket: open while a window follows, for all windows together. */
export interface Events {
  /** Answers the greeting when the socket is open already. */
  readonly follow: (window: number) => string | null
  /** The chat rooms that a window reads from now on. */
  readonly read: (window: number, rooms: readonly string[]) => void
  readonly leave: (window: number) => void
  readonly state: Observable<SocketState>
  readonly reopen: () => void
  /** For good. */
  readonly stop: () => void
}

const endOf = (read: Frame | undefined): SessionEnded | undefined =>
  read && 'type' in read && read.channel === 'member' && read.type === 'session.ended'
    ? EVENTS.member['session.ended'].safeParse(read.data).data
    : undefined

export const createEvents = ({
  clock,
  random,
  log,
  dial,
  origin,
  ticket,
  introduce,
  tell,
  ended,
  windowClosed,
  reopenOn,
}: Deps): Events => {
  /** Which chat rooms each window reads. */
  const windows = new Map<number, readonly string[]>()
  const greeting = createGreeting()
  const backoff = createBackoff(random, PAUSE_MS)
  const state = observable<SocketState>('idle')
  // Whatever belongs to an attempt before is recognised by its number and passed over.
  let attempt = 0
  let hangUp = (): void => undefined
  let say = (_text: string): void => undefined
  /** What was last said of rooms; undefined before the hello of a socket. */
  let toldRooms: string | undefined
  let callOff = (): void => undefined
  let openedAt: number | undefined
  /** How long nothing may come; undefined for a gateway that has not said how often it speaks. */
  let silenceMs: number | undefined
  /** The proxy was spoken to since a socket last opened, which is worth one more attempt and not two. */
  let introduced = false

  const tellAll = (event: DesktopEvent<'events.frame'>) => windows.forEach((_, window) => tell(window, event))
  const rooms = (): readonly string[] => [...new Set([...windows.values()].flat())].toSorted()
  /** Says which rooms are read, where it was not said of this socket yet; not before the gateway's hello. */
  const tellRooms = () => {
    const text = JSON.stringify({ rooms: rooms() } satisfies Reading)
    if (toldRooms === undefined || text === toldRooms) return
    toldRooms = text
    say(text)
  }

  const letGo = () => {
    attempt += 1
    callOff()
    hangUp()
    hangUp = () => undefined
    say = () => undefined
    toldRooms = undefined
    greeting.forget()
    if (openedAt !== undefined) tellAll({ kind: 'closed' })
    openedAt = undefined
    silenceMs = undefined
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

  const silent = () => lost(0, 'silent', false)
  const alive = () => {
    if (silenceMs === undefined) callOff()
    else later(silenceMs, silent)
  }

  const listen = (text: string) => {
    const read = readFrame(text)
    if (read && 'hello' in read && read.beatMs !== undefined) silenceMs = silenceAfter(read.beatMs)
    alive()
    if (read) greeting.receive(read, clock.now())
    if (read && 'hello' in read) {
      toldRooms = NO_ROOMS
      tellRooms()
    }
    const end = endOf(read)
    // What has run out may go on by the remembered device: main says so itself when it does not.
    if (end?.reason !== 'EXPIRED') tellAll({ kind: 'text', text })
    if (end) ended(end.reason)
  }

  const open = async (): Promise<void> => {
    const mine = ++attempt
    const current = () => mine === attempt
    state.set('opening')
    later(OPENING_MS, silent)
    try {
      const base = origin()
      if (base === undefined) throw new Error('no gateway')
      const address = new URL(EVENTS_PATH, base.replace(/^http/, 'ws')).href
      const spent = await ticket()
      if (!current()) return
      ;({ say, hangUp } = dial(`${address}?ticket=${encodeURIComponent(spent)}`, {
        opened: () => {
          openedAt = clock.now()
          introduced = false
          later(OPENING_MS, silent)
          state.set('open')
          tellAll({ kind: 'open' })
        },
        text: listen,
        closed: (code, reason) => {
          if (!current()) return
          if (openedAt !== undefined || introduced || !isProxyLogin(reason)) return lost(code, reason, false)
          // A person types it, and no ticket waits for that.
          callOff()
          introduced = true
          void introduce(base).then((known) => current() && lost(code, reason, known))
        },
      }))
    } catch (error) {
      if (current()) lost(0, error instanceof Error ? error.message : String(error), false)
    }
  }

  const reopen = () => {
    if (windows.size === 0) return
    letGo()
    backoff.reset()
    introduced = false
    // Several reasons at once, such as a sign-in and its line, make one attempt.
    state.set('waiting')
    later(0, () => void open())
  }

  const idle = () => {
    letGo()
    state.set('idle')
  }
  const leave = (window: number) => {
    if (!windows.delete(window)) return
    if (windows.size === 0) idle()
    else tellRooms()
  }
  const undo = [windowClosed.on(leave), ...reopenOn.map((happening) => happening.on(reopen))]

  return {
    follow: (window) => {
      windows.set(window, windows.get(window) ?? [])
      if (state.get() === 'idle') void open()
      return openedAt === undefined ? null : greeting.text(clock.now())
    },
    read: (window, wished) => {
      if (!windows.has(window)) return
      windows.set(window, wished)
      tellRooms()
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
