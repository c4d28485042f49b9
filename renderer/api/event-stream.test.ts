import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventsHandlers, Platform } from '../platform/port.ts'
import { makeEventStream, type EventStream } from './event-stream.ts'

const hello = (publicSeq: number) =>
  JSON.stringify({
    hello: true,
    epoch: 'e1',
    channels: [
      { channel: 'public', seq: publicSeq },
      { channel: 'member', seq: 0 },
    ],
    serverNow: '2026-11-21T08:00:00.000Z',
  })
const balance = (seq: number, amount: string) =>
  JSON.stringify({ seq, channel: 'member', type: 'balance.changed', data: { balance: { amount, currency: 'VND' } } })

describe('event stream', () => {
  let line: EventsHandlers
  let stream: EventStream
  let frames: (() => void)[]
  const paint = () => frames.splice(0).forEach((run) => run())

  beforeEach(() => {
    frames = []
    const platform: Pick<Platform, 'connectEvents'> = {
      connectEvents: (_path, handlers) => {
        line = handlers
        return { close: () => undefined }
      },
    }
    stream = makeEventStream(platform as Platform, (run) => frames.push(run))
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
    stream.onGap('member', gap)
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
    stream.onGap('public', gap)
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
})
