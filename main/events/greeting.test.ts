import { expect, it } from 'vitest'
import { createGreeting, readFrame } from './greeting.ts'

const greeted = (recent?: object) => {
  const greeting = createGreeting()
  const hello = { hello: true, epoch: 'e', channels: [{ channel: 'public', seq: 4, recent }], serverNow: '2026-11-21T08:00:00.000Z' }
  greeting.receive(readFrame(JSON.stringify(hello))!, 1_000)
  const channelsAt = (now: number) => (JSON.parse(greeting.text(now) ?? 'null') as { channels: unknown }).channels
  return { greeting, channelsAt }
}

it('tells a window what was sent before it, by the gateway’s hello and since', () => {
  const { greeting, channelsAt } = greeted({ withinMs: 60_000, agoMs: { 'games.changed': 500, 'content.changed': 20_000 } })
  greeting.receive(readFrame(JSON.stringify({ seq: 5, channel: 'public', type: 'games.changed', data: {} }))!, 3_000.4)
  expect(channelsAt(4_000)).toEqual([
    { channel: 'public', seq: 5, recent: { withinMs: 63_000, agoMs: { 'games.changed': 1_000, 'content.changed': 23_000 } } },
  ])
})

it('says nothing of it where the gateway does not', () => {
  const { channelsAt } = greeted()
  expect(channelsAt(4_000)).toEqual([{ channel: 'public', seq: 4 }])
})
