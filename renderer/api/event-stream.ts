import { type Channel, type EventData, EVENTS, type EventType, frame } from '@portico/contract/events'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import type * as z from 'zod/mini'
import type { Platform } from '../platform/port.ts'

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
  readonly onLine: (listener: (line: Line) => void) => () => void
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
  let close: (() => void) | undefined
  let seen = new Map<Channel, number>()
  let greeted = false
  let waiting: (() => void)[] = []

  const enqueue = (run: () => void) => {
    if (waiting.push(run) > 1) return
    schedule(() => {
      const batch = waiting
      waiting = []
      batch.forEach((each) => each())
    })
  }

  const read = (text: string) => {
    const { data, success } = frame.safeParse(parse(text))
    if (!success) return
    if ('hello' in data) {
      const again = greeted
      greeted = true
      seen = new Map(data.channels.map(({ channel, seq }) => [channel, seq]))
      lines.each('line', (listener) => listener('open'))
      const ageMs = age()
      for (const each of data.channels)
        gaps.each(each.channel, ({ types, refetch }) => {
          if (again || isMissed(each, types, ageMs)) enqueue(refetch)
        })
      return
    }
    if ('beat' in data) return
    const { channel, seq, type } = data
    const last = seen.get(channel)
    if (last !== undefined && seq <= last) return
    if (last !== undefined && seq > last + 1) gaps.each(channel, ({ refetch }) => enqueue(refetch))
    seen.set(channel, seq)
    const schemas: Readonly<Record<string, ReadSchema>> = EVENTS[channel]
    if (!Object.hasOwn(schemas, type)) return
    const parsed = schemas[type]!.safeParse(data.data)
    if (parsed.success) enqueue(() => events.each(`${channel} ${type}`, (listener) => listener(parsed.data as never)))
  }

  return {
    start: (ticket) => {
      close?.()
      const connection = platform.connectEvents(async () => `${EVENTS_PATH}?ticket=${encodeURIComponent(await ticket())}`, {
        onOpen: () => undefined,
        onText: read,
        onClose: () => lines.each('line', (listener) => listener('lost')),
      })
      close = connection.close
    },
    stop: () => {
      close?.()
      close = undefined
      lines.each('line', (listener) => listener('idle'))
    },
    on: (channel, type, listener) => events.add(`${channel} ${type}`, listener as Listener),
    onGap: (channel, gap) => gaps.add(channel, gap),
    onLine: (listener) => lines.add('line', listener),
  }
}
