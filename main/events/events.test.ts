import { describe, expect, it } from 'vitest'
import { observable } from '../ports.ts'
import { testClock } from '../testing/clock.ts'
import { changesOf } from './changes.ts'
import type { DialHandlers } from './dial.ts'
import { createEvents } from './events.ts'

const HELLO = JSON.stringify({
  hello: true,
  epoch: 'e1',
  channels: [
    { channel: 'public', seq: 4 },
    { channel: 'member', seq: 7 },
  ],
  serverNow: '2026-11-21T09:00:00.000Z',
})
const frame = (channel: string, seq: number, type: string, data: unknown = {}) => JSON.stringify({ channel, seq, type, data })
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** Everything that is already settled has run. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

const setUp = (over: { ways?: number; ticket?: () => Promise<string> } = {}) => {
  const clock = testClock()
  const dialled: { url: string; way: unknown; on: DialHandlers; hungUp: boolean }[] = []
  const messages: [number, unknown][] = []
  const session = observable({ held: false, note: 0 })
  let origin: string | undefined = 'https://one.example'
  let tickets = 0
  let endings = 0
  let close: (window: number) => void = () => undefined
  const events = createEvents({
    clock,
    random: () => 0.5,
    log: quiet,
    dial: (url, way, on) => {
      const call = { url, way, on, hungUp: false }
      dialled.push(call)
      return () => {
        call.hungUp = true
      }
    },
    origin: () => origin,
    ticket: over.ticket ?? (async () => `t${(tickets += 1)}`),
    agents: async () => Array.from({ length: over.ways ?? 1 }, (_, index) => ({ index }) as never),
    tell: (window, event) => messages.push([window, event]),
    ended: () => {
      endings += 1
    },
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
    endings: () => endings,
    close: (window: number) => close(window),
    origin: (next?: string) => void (origin = next),
  }
}

describe('the events socket', () => {
  it('opens once for all windows and closes with the last [DESKTOP-05]', async () => {
    const { events, dialled, messages, opened, last, clock, close } = setUp()
    expect(events.follow(1)).toBeNull()
    expect(events.follow(2)).toBeNull()
    await opened()
    expect(dialled.map(({ url }) => url)).toEqual(['wss://one.example/events?ticket=t1'])
    expect(messages).toEqual([
      [1, { kind: 'open' }],
      [2, { kind: 'open' }],
      [1, { kind: 'text', text: HELLO }],
      [2, { kind: 'text', text: HELLO }],
    ])
    events.leave(1)
    expect(last().hungUp).toBe(false)
    // A window that went without a word.
    close(2)
    expect(last().hungUp).toBe(true)
    expect(events.state.get()).toBe('idle')
    expect(clock.waiting()).toBe(0)
  })

  it('greets a window that follows later with what the gateway would say now [DESKTOP-05]', async () => {
    const { events, opened, last, clock } = setUp()
    events.follow(1)
    await opened()
    last().on.text(frame('member', 9, 'balance.changed', { balance: '1.0000' }))
    clock.pass(2_500)
    expect(JSON.parse(events.follow(2)!)).toEqual({
      hello: true,
      epoch: 'e1',
      channels: [
        { channel: 'public', seq: 4 },
        { channel: 'member', seq: 9 },
      ],
      serverNow: '2026-11-21T09:00:02.500Z',
    })
  })

  it('comes back after a loss with a fresh ticket and ever longer pauses [DESKTOP-03]', async () => {
    const { events, dialled, opened, last, clock, messages } = setUp()
    events.follow(1)
    await opened()
    clock.pass(11_000)
    last().on.closed(1006, '')
    expect(messages.at(-1)).toEqual([1, { kind: 'closed' }])
    const pauses: number[] = []
    for (let round = 0; round < 8; round += 1) {
      const before = clock.now()
      while (events.state.get() === 'waiting') clock.pass(50)
      pauses.push(clock.now() - before)
      await settled()
      last().on.closed(1006, 'connect ECONNREFUSED')
    }
    expect(new Set(dialled.map(({ url }) => url)).size).toBe(9)
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(pauses[0]).toBeLessThanOrEqual(1_050)
    expect(pauses.at(-1)).toBeLessThanOrEqual(15_050)
    // One loss is reported once, however many attempts follow it.
    expect(messages.filter(([, event]) => JSON.stringify(event) === '{"kind":"closed"}')).toHaveLength(1)
  })

  it('takes silence for a loss, and a ping for life [DESKTOP-03]', async () => {
    const { events, opened, last, clock } = setUp()
    events.follow(1)
    await opened()
    clock.pass(50_000)
    last().on.alive()
    clock.pass(50_000)
    expect(events.state.get()).toBe('open')
    clock.pass(10_001)
    expect(events.state.get()).toBe('waiting')
    expect(last().hungUp).toBe(true)
  })

  it('gives up an attempt that hangs, in the ticket too [DESKTOP-03]', async () => {
    const { events, clock } = setUp({ ticket: () => new Promise(() => undefined) })
    events.follow(1)
    await settled()
    clock.pass(10_001)
    expect(events.state.get()).toBe('waiting')
  })

  it('is opened anew when the session changes, once for many reasons, and not for others [DESKTOP-01]', async () => {
    const { events, session, opened, dialled, clock } = setUp()
    events.follow(1)
    await opened()
    session.set({ held: false, note: 1 })
    expect(dialled).toHaveLength(1)
    session.set({ held: true, note: 1 })
    events.reopen()
    expect(dialled[0]!.hungUp).toBe(true)
    clock.pass(0)
    await settled()
    expect(dialled.map(({ url }) => url.at(-1))).toEqual(['1', '2'])
  })

  it('passes over what an attempt before still says [DESKTOP-01]', async () => {
    let give: (ticket: string) => void = () => undefined
    const { events, dialled, clock } = setUp({ ticket: () => new Promise((resolve) => (give = resolve)) })
    events.follow(1)
    await settled()
    const late = give
    events.reopen()
    clock.pass(0)
    await settled()
    late('of-another-session')
    give('mine')
    await settled()
    expect(dialled.map(({ url }) => url)).toEqual(['wss://one.example/events?ticket=mine'])
  })

  it('tells main when the gateway ends the session, and the windows as well [DESKTOP-01]', async () => {
    const { events, opened, last, endings, messages } = setUp()
    events.follow(1)
    await opened()
    const bye = frame('member', 8, 'session.ended', { reason: 'EXPIRED' })
    last().on.text(frame('public', 5, 'session.ended', { reason: 'EXPIRED' }))
    expect(endings()).toBe(0)
    last().on.text(bye)
    expect(endings()).toBe(1)
    expect(messages.at(-1)).toEqual([1, { kind: 'text', text: bye }])
  })

  it('tries each way to the gateway before it waits, and stays with the good one [DESKTOP-03]', async () => {
    const { events, dialled, last, clock } = setUp({ ways: 3 })
    events.follow(1)
    await settled()
    last().on.closed(1006, 'ECONNREFUSED')
    clock.pass(0)
    await settled()
    last().on.opened()
    last().on.closed(1006, '')
    clock.pass(15_000)
    await settled()
    expect(dialled.map(({ way }) => way)).toEqual([{ index: 0 }, { index: 1 }, { index: 1 }])
  })

  it('waits while there is no gateway [DESKTOP-03]', async () => {
    const { events, dialled, clock, origin } = setUp()
    origin()
    events.follow(1)
    await settled()
    expect(events.state.get()).toBe('waiting')
    origin('https://two.example')
    while (events.state.get() === 'waiting') clock.pass(50)
    await settled()
    expect(dialled.map(({ url }) => url)).toEqual(['wss://two.example/events?ticket=t1'])
  })
})
