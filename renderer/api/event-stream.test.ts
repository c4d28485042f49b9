import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Recent } from '@portico/contract/events'
import type { EventsHandlers, Platform } from '../platform/port.ts'
import { makeEventStream, type EventStream } from './event-stream.ts'

const QUIET = { withinMs: 60_000, agoMs: {} }
const hello = (publicSeq: number, recent: Recent | undefined = QUIET) =>
  JSON.stringify({
    hello: true,
    epoch: 'e1',
    channels: [
      { channel: 'public', seq: publicSeq, recent },
      { channel: 'member', seq: 0, recent: QUIET },
    ],
    serverNow: '2026-11-21T08:00:00.000Z',
  })
const balance = (seq: number, amount: string) =>
  JSON.stringify({ seq, channel: 'member', type: 'balance.changed', data: { balance: { amount, currency: 'VND' } } })

describe('event stream', () => {
  let line: EventsHandlers
  let stream: EventStream
  let frames: (() => void)[]
  let ageMs: number
  let reading: (readonly string[])[]
  const paint = () => frames.splice(0).forEach((run) => run())

  beforeEach(() => {
    frames = []
    ageMs = 3_000
    reading = []
    const platform: Pick<Platform, 'connectEvents'> = {
      connectEvents: (_path, handlers) => {
        line = handlers
        return { read: (rooms) => reading.push(rooms), close: () => undefined }
      },
    }
    stream = makeEventStream(
      platform as Platform,
      (run) => frames.push(run),
      () => ageMs,
    )
    stream.start(async () => 'ticket')
    line.onText(hello(7))
  })

  it('hands a burst over once per painted frame, in order', () => {
    const seen: string[] = []
    stream.on('member', 'balance.changed', ({ balance: { amount } }) => seen.push(amount))
    line.onText(balance(1, '1.0000'))
    line.onText(balance(2, '2.0000'))
    expect(seen).toEqual([])
    expect(frames).toHaveLength(1)
    paint()
    expect(seen).toEqual(['1.0000', '2.0000'])
  })

  it('tells of a gap and ignores what it has already seen', () => {
    const gap = vi.fn()
    const seen = vi.fn()
    stream.onGap('member', { types: ['balance.changed'], refetch: gap })
    stream.on('member', 'balance.changed', seen)
    line.onText(balance(1, '1.0000'))
    line.onText(balance(1, '1.0000'))
    line.onText(balance(4, '4.0000'))
    paint()
    expect(seen).toHaveBeenCalledTimes(2)
    expect(gap).toHaveBeenCalledTimes(1)
  })

  it('asks for everything again after a reconnect', () => {
    const gap = vi.fn()
    const lines: string[] = []
    stream.onGap('public', { types: [], refetch: gap })
    stream.onLine((state) => lines.push(state))
    line.onClose()
    line.onText(hello(9))
    paint()
    expect(lines).toEqual(['lost', 'open'])
    expect(gap).toHaveBeenCalledTimes(1)
  })

  it.each(['not json', '{}', '[]', balance(1, 'many'), JSON.stringify({ seq: 1, channel: 'member', type: 'constructor', data: {} })])(
    'survives %j',
    (text) => {
      const seen = vi.fn()
      stream.on('member', 'balance.changed', seen)
      expect(() => line.onText(text)).not.toThrow()
      paint()
      expect(seen).not.toHaveBeenCalled()
    },
  )

  describe('a chat room', () => {
    const room = (seq: number, ...ids: readonly string[]) =>
      JSON.stringify({ room: 'EN', seq, events: ids.map((id) => ({ type: 'room.removed', data: { room: 'EN', id, reason: null } })) })

    it('is read until nobody here does any more, and named again to each new line', () => {
      const leave = [stream.readRoom('EN'), stream.readRoom('EN'), stream.readRoom('TY')]
      line.onClose()
      line.onText(hello(9))
      leave.forEach((each) => each())
      leave[0]!()
      expect(reading).toEqual([['EN'], ['EN'], ['EN', 'TY'], ['EN', 'TY'], ['EN', 'TY'], ['TY'], []])
    })

    it('hands over all of a frame in order, and asks for what was said before the first and in a gap', () => {
      const seen: string[] = []
      const gap = vi.fn()
      stream.on('room', 'room.removed', ({ id }) => seen.push(id))
      stream.onGap('room', { types: [], refetch: gap })
      line.onText(room(7))
      paint()
      expect(gap).toHaveBeenCalledTimes(1)
      line.onText(room(8, 'a', 'b'))
      line.onText(room(8, 'a', 'b'))
      paint()
      expect(gap).toHaveBeenCalledTimes(1)
      line.onText(room(10, 'd'))
      // Of another gateway, whose count is lower.
      line.onText(room(2))
      line.onText(room(3, 'e'))
      paint()
      expect([seen, gap.mock.calls.length]).toEqual([['a', 'b', 'd', 'e'], 3])
    })
  })

  describe('at the first hello', () => {
    const recent = (ms: number): Recent => ({ withinMs: 60_000, agoMs: { 'games.changed': ms } })
    const refetched = (age: number, greeting: string): readonly string[] => {
      const refetches: string[] = []
      ageMs = age
      stream = makeEventStream(
        {
          connectEvents: (_, handlers) => ((line = handlers), { read: () => undefined, close: () => undefined }),
        } as Partial<Platform> as Platform,
        (run) => frames.push(run),
        () => ageMs,
      )
      stream.onGap('public', { types: ['games.changed'], refetch: () => refetches.push('games') })
      stream.onGap('public', { types: ['content.changed'], refetch: () => refetches.push('content') })
      stream.start(async () => 'ticket')
      line.onText(greeting)
      paint()
      return refetches
    }
    it.each<[string, number, Recent | undefined, readonly string[]]>([
      ['nothing that was said before the page', 3_000, recent(3_001), []],
      ['what was said since, of its types', 3_000, recent(2_999), ['games']],
      ['all, by a page older than what the gateway remembers', 60_001, recent(59_000), ['games', 'content']],
    ])('fetches again %s', (_, age, recently, expected) => {
      expect(refetched(age, hello(7, recently))).toEqual(expected)
    })
    it('fetches all again where the gateway does not say', () => {
      const silent = JSON.stringify({
        hello: true,
        epoch: 'e1',
        channels: [{ channel: 'public', seq: 7 }],
        serverNow: '2026-11-21T08:00:00.000Z',
      })
      expect(refetched(3_000, silent)).toEqual(['games', 'content'])
    })
  })
})
