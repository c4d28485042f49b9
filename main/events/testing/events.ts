import { observable } from '../../ports.ts'
import { testClock } from '../../testing/clock.ts'
import { silentLog } from '../../testing/log.ts'
import { changesOf } from '../changes.ts'
import type { DialHandlers } from '../dial.ts'
import { createEvents } from '../events.ts'

export const HELLO = JSON.stringify({
  hello: true,
  beatMs: 25_000,
  epoch: 'e1',
  channels: [
    { channel: 'public', seq: 4 },
    { channel: 'member', seq: 7 },
  ],
  serverNow: '2026-11-21T09:00:00.000Z',
})
export const frame = (channel: string, seq: number, type: string, data: unknown = {}) => JSON.stringify({ channel, seq, type, data })
/** Everything that is already settled has run. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** The events part over a network, a clock and a session that the test plays. */
export const setUp = (over: { ticket?: () => Promise<string> } = {}) => {
  const clock = testClock()
  const dialled: { url: string; on: DialHandlers; hungUp: boolean; sent: string[] }[] = []
  const introductions: { origin: string; answer: (known: boolean) => void }[] = []
  const messages: [number, unknown][] = []
  const session = observable({ held: false, note: 0 })
  let origin: string | undefined = 'https://one.example'
  let tickets = 0
  const endings: string[] = []
  let close: (window: number) => void = () => undefined
  const events = createEvents({
    clock,
    random: () => 0.5,
    log: silentLog,
    dial: (url, on) => {
      const call = { url, on, hungUp: false, sent: [] as string[] }
      dialled.push(call)
      return {
        say: (text) => void call.sent.push(text),
        hangUp: () => {
          call.hungUp = true
        },
      }
    },
    origin: () => origin,
    ticket: over.ticket ?? (async () => `t${(tickets += 1)}`),
    introduce: (to) => new Promise((answer) => introductions.push({ origin: to, answer })),
    tell: (window, event) => messages.push([window, event]),
    ended: (reason) => endings.push(reason),
    windowClosed: {
      on: (listener) => {
        close = listener
        return () => undefined
      },
    },
    reopenOn: [changesOf(session, ({ held }) => held)],
  })
  const last = () => dialled.at(-1)!
  const opened = async () => {
    await settled()
    last().on.opened()
    last().on.text(HELLO)
  }
  return {
    clock,
    dialled,
    messages,
    session,
    events,
    last,
    opened,
    endings,
    introductions,
    close: (window: number) => close(window),
    origin: (next?: string) => void (origin = next),
  }
}
