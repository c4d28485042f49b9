import { type Channel, type EventData, EVENTS, type EventType, frame } from '@portico/contract/events'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import type * as z from 'zod/mini'
import type { EventsConnection, Platform } from '../platform/port.ts'

export type Line = 'idle' | 'open' | 'lost'

/** Somebody who reads events of some types, and fetches again where one of them may have been missed. */
export interface Gap {
  readonly types: readonly string[]
  readonly refetch: () => void
}

/** The one socket: many listeners, each told of what it missed. */
export interface EventStream {
  /** Opens it, or opens it again as somebody else; `ticket` is asked before every attempt. */
  readonly start: (ticket: () => Promise<string>) => void
  readonly stop: () => void
  readonly on: <C extends Channel, T extends EventType<C>>(channel: C, type: T, listener: (data: EventData<C, T>) => void) => () => void
  /** Told when frames of the channel may have been missed: before the first hello, after a gap and after a reconnect. */
  readonly onGap: (channel: Channel, gap: Gap) => () => void
  /** Reads a chat room until what it answers is called; `room` events come from then on. */
  readonly readRoom: (room: string) => () => void
  readonly onLine: (listener: (line: Line) => void) => () => void
  /** How the line is now. */
  readonly line: () => Line
}

type Listener = (data: never) => void
type ReadSchema = { readonly safeParse: (value: unknown) => { success: boolean; data?: unknown } }

const listenersOf = <L>() => {
  const all = new Map<string, Set<L>>()
  return {
    add: (key: string, listener: L) => {
      const set = all.get(key) ?? new Set<L>()
      all.set(key, set.add(listener))
      return () => void set.delete(listener)
    },
    each: (key: string, tell: (listener: L) => void) => all.get(key)?.forEach(tell),
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type RoomFrame = Extract<z.infer<typeof frame>, { room: string }>
type HelloChannel = Extract<z.infer<typeof frame>, { hello: true }>['channels'][number]

/**
 * Whether a page of that age has missed an event of one of these types before its socket was there. The gateway counts to the hello,
 * the page from its beginning: no clock is compared.
 */
const isMissed = ({ recent }: HelloChannel, types: readonly string[], ageMs: number): boolean =>
  !recent || ageMs > recent.withinMs || types.some((type) => (recent.agoMs[type] ?? Infinity) <= ageMs)

/**
 * `schedule` runs a batch once per painted frame, so that a burst costs one render; `age` is for how long the page, and with it what it
 * has fetched, has been there, in milliseconds.
 */
export const makeEventStream = (
  platform: Platform,
  schedule: (run: () => void) => void,
  age: () => number = () => performance.now(),
): EventStream => {
  const events = listenersOf<Listener>()
  const gaps = listenersOf<Gap>()
  const lines = listenersOf<(line: Line) => void>()
  let connection: EventsConnection | undefined
  let seen = new Map<string, number>()
  /** How many read each room in this page. */
  const rooms = new Map<string, number>()
  let greeted = false
  let line: Line = 'idle'
  let waiting: (() => void)[] = []

  const enqueue = (run: () => void) => {
    if (waiting.push(run) > 1) return
    schedule(() => {
      const batch = waiting
      waiting = []
      batch.forEach((each) => each())
    })
  }

  const tellLine = (now: Line) => {
    line = now
    lines.each('line', (listener) => listener(now))
  }
  const tellRooms = () => connection?.read([...rooms.keys()])
  const hand = (channel: Channel, type: string, content: unknown) => {
    const schemas: Readonly<Record<string, ReadSchema>> = EVENTS[channel]
    if (!Object.hasOwn(schemas, type)) return
    const parsed = schemas[type]!.safeParse(content)
    if (parsed.success) enqueue(() => events.each(`${channel} ${type}`, (listener) => listener(parsed.data as never)))
  }
  /** Whether a frame is new; one that is not the next tells of a gap. */
  const isNew = (channel: Channel, counted: string, seq: number): boolean => {
    const last = seen.get(counted)
    if (last !== undefined && seq <= last) return false
    if (last !== undefined && seq > last + 1) gaps.each(channel, ({ refetch }) => enqueue(refetch))
    seen.set(counted, seq)
    return true
  }
  const readRoomFrame = ({ room, seq, events: happenings }: RoomFrame) => {
    // The first after coming in: what was said before it is to be fetched.
    if (happenings.length === 0) {
      seen.set(`room ${room}`, seq)
      gaps.each('room', ({ refetch }) => enqueue(refetch))
    } else if (isNew('room', `room ${room}`, seq)) for (const { type, data } of happenings) hand('room', type, data)
  }

  const read = (text: string) => {
    const { data, success } = frame.safeParse(parse(text))
    if (!success) return
    if ('hello' in data) {
      const again = greeted
      greeted = true
      seen = new Map(data.channels.map(({ channel, seq }) => [channel, seq]))
      tellLine('open')
      if (rooms.size > 0) tellRooms()
      const ageMs = age()
      for (const each of data.channels)
        gaps.each(each.channel, ({ types, refetch }) => {
          if (again || isMissed(each, types, ageMs)) enqueue(refetch)
        })
      return
    }
    if ('beat' in data) return
    if ('room' in data) return readRoomFrame(data)
    if (isNew(data.channel, data.channel, data.seq)) hand(data.channel, data.type, data.data)
  }

  return {
    start: (ticket) => {
      connection?.close()
      connection = platform.connectEvents(async () => `${EVENTS_PATH}?ticket=${encodeURIComponent(await ticket())}`, {
        onOpen: () => undefined,
        onText: read,
        onClose: () => tellLine('lost'),
      })
    },
    stop: () => {
      connection?.close()
      connection = undefined
      tellLine('idle')
    },
    on: (channel, type, listener) => events.add(`${channel} ${type}`, listener as Listener),
    onGap: (channel, gap) => gaps.add(channel, gap),
    readRoom: (room) => {
      rooms.set(room, (rooms.get(room) ?? 0) + 1)
      tellRooms()
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        const left = rooms.get(room)! - 1
        if (left > 0) rooms.set(room, left)
        else rooms.delete(room)
        tellRooms()
      }
    },
    onLine: (listener) => lines.add('line', listener),
    line: () => line,
  }
}
