import { type Channel, frame } from '@portico/contract/events'
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

export const createGreeting = (): Greeting => {
  let hello: { readonly frame: Hello; readonly at: number } | undefined
  let seen = new Map<Channel, number>()
  return {
    receive: (frame, now) => {
      if ('hello' in frame) {
        hello = { frame, at: now }
        seen = new Map(frame.channels.map(({ channel, seq }) => [channel, seq]))
      } else if ('channel' in frame && seen.has(frame.channel)) seen.set(frame.channel, Math.max(frame.seq, seen.get(frame.channel) ?? 0))
    },
    text: (now) => {
      if (!hello) return null
      const { frame: first, at } = hello
      const channels = [...seen].map(([channel, seq]) => ({ channel, seq }))
      const serverNow = new Date(Date.parse(first.serverNow) + Math.max(0, now - at)).toISOString()
      return JSON.stringify({ ...first, channels, serverNow })
    },
    forget: () => {
      hello = undefined
    },
  }
}
