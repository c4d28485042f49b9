import { type Channel, frame, type Recent } from '@portico/contract/events'
import type * as z from 'zod/mini'

export type Frame = z.infer<typeof frame>
type Hello = Extract<Frame, { hello: true }>

/** Undefined for what is no frame; such text goes on to the windows, which pass over it as well. */
export const readFrame = (text: string): Frame | undefined => {
  try {
    return frame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Knows what the gateway's greeting would say now. */
export interface Greeting {
  readonly receive: (frame: Frame, now: number) => void
  /** The frame for a window that follows an open socket; null before the gateway's own has come. */
  readonly text: (now: number) => string | null
  readonly forget: () => void
}

interface Seen {
  seq: number
  /** From when on the types are known; undefined where the gateway does not say. */
  readonly knownFrom: number | undefined
  readonly types: Map<string, number>
}

const seenIn = ({ seq, recent }: Hello['channels'][number], now: number): Seen => ({
  seq,
  knownFrom: recent && now - recent.withinMs,
  types: new Map(Object.entries(recent?.agoMs ?? {}).map(([type, agoMs]) => [type, now - agoMs])),
})

const recentOf = ({ knownFrom, types }: Seen, now: number): Recent | undefined =>
  knownFrom === undefined
    ? undefined
    : {
        withinMs: Math.max(0, Math.round(now - knownFrom)),
        agoMs: Object.fromEntries([...types].map(([type, at]) => [type, Math.max(0, Math.round(now - at))])),
      }

export const createGreeting = (): Greeting => {
  let hello: { readonly frame: Hello; readonly at: number } | undefined
  let seen = new Map<Channel, Seen>()
  return {
    receive: (frame, now) => {
      if ('hello' in frame) {
        hello = { frame, at: now }
        seen = new Map(frame.channels.map((each) => [each.channel, seenIn(each, now)]))
      } else if ('channel' in frame) {
        const channel = seen.get(frame.channel)
        if (!channel) return
        channel.seq = Math.max(frame.seq, channel.seq)
        channel.types.set(frame.type, now)
      }
    },
    text: (now) => {
      if (!hello) return null
      const { frame: first, at } = hello
      const channels = [...seen].map(([channel, each]) => ({ channel, seq: each.seq, recent: recentOf(each, now) }))
      const serverNow = new Date(Date.parse(first.serverNow) + Math.max(0, now - at)).toISOString()
      return JSON.stringify({ ...first, channels, serverNow })
    },
    forget: () => {
      hello = undefined
    },
  }
}
