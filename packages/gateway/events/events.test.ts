import { type EventData, type EventType, frame } from '@portico/contract/events'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { eventsTicket, logout } from '@portico/contract/session/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { listenTo } from '../testing/socket.ts'
import type { Connection } from './connection.ts'
import { BEAT_MS, createHub } from './hub.ts'

const openSockets: WebSocket[] = []
const listen = listenTo(openSockets)

describe('[CONTENT-06] the events socket', () => {
  let gateway: TestGateway
  let base: string
  beforeAll(async () => {
    gateway = await testGateway()
    base = (await gateway.start()).replace('http', 'ws') + EVENTS_PATH
    // Issues that come due as the clock moves would be told of in between: only the tests speak.
    await gateway.jobs.stop()
  })
  afterAll(async () => {
    openSockets.forEach((socket) => socket.terminate())
    await gateway.close()
  })
  const broadcast = <T extends EventType<'public'>>(type: T, data: EventData<'public', T>) =>
    gateway.database.orm.transaction((tx) => gateway.platform.events.broadcast(tx, type, data))
  const ticketFor = async (token?: string) => (await gateway.call(eventsTicket, {}, token === undefined ? {} : { token })).value.ticket
  const join = async (token?: string) => {
    const reader = listen(`${base}?ticket=${await ticketFor(token)}`)
    return { ...reader, hello: (await reader.next()) as { epoch: string; channels: { channel: string; seq: number; recent: unknown }[] } }
  }

  test('greets a guest with the public channel, then tells what happens there, counted', async () => {
    const guest = await join()
    expect(guest.hello).toMatchObject({ hello: true, channels: [{ channel: 'public' }] })
    const seq = guest.hello.channels[0]!.seq
    await broadcast('announcement.retracted', { id: '7' })
    await broadcast('announcement.retracted', { id: '8' })
    expect(await guest.next()).toEqual({ seq: seq + 1, channel: 'public', type: 'announcement.retracted', data: { id: '7' } })
    expect(await guest.next()).toMatchObject({ seq: seq + 2, data: { id: '8' } })
  })

  test('says with its hello what was sent shortly before, to everybody and to the member, and forgets it', async () => {
    const [linh, minh] = [await gateway.register('linh77'), await gateway.register('minh77')]
    const recent = async (token?: string) => (await join(token)).hello.channels.map((each) => each.recent)
    const balance = { amount: '5.0000', currency: 'VND' }
    // Past what other tests have said.
    gateway.clock.advance(61_000)
    const before = await join(linh.token)
    await broadcast('announcement.retracted', { id: '7' })
    await gateway.database.orm.transaction((tx) => gateway.platform.events.notify(tx, linh.member.id, 'balance.changed', { balance }))
    // Both have come before the clock moves.
    expect(await before.next()).toMatchObject({ data: { id: '7' } })
    expect(await before.next()).toMatchObject({ type: 'balance.changed' })
    gateway.clock.advance(2_000)
    const everybody = { withinMs: 60_000, agoMs: { 'announcement.retracted': 2_000 } }
    expect(await recent(linh.token)).toEqual([everybody, { withinMs: 60_000, agoMs: { 'balance.changed': 2_000 } }])
    expect(await recent(minh.token)).toEqual([everybody, { withinMs: 60_000, agoMs: {} }])
    expect(await recent()).toEqual([everybody])
    gateway.clock.advance(58_001)
    expect(await recent(linh.token)).toEqual([
      { withinMs: 60_000, agoMs: {} },
      { withinMs: 60_000, agoMs: {} },
    ])
  })

  test('goes on telling where a listener of the gateway fails, and the next listener hears of it', async () => {
    const guest = await join()
    const { onBroadcast } = gateway.platform.events
    let count = 0
    onBroadcast('announcement.retracted', () => {
      if (count === 0) throw new Error('a listener that fails')
    })
    onBroadcast('announcement.retracted', () => {
      count += 1
    })
    await broadcast('announcement.retracted', { id: '9' })
    expect(await guest.next()).toMatchObject({ data: { id: '9' } })
    expect(count).toBe(1)
  })

  test('tells a member what concerns them, and nobody else', async () => {
    const [linh, minh] = [await gateway.register('linh88'), await gateway.register('minh88')]
    const [one, two, other] = [await join(linh.token), await join(linh.token), await join(minh.token)]
    const balance = { amount: '5.0000', currency: 'VND' }
    await gateway.database.orm.transaction((tx) => gateway.platform.events.notify(tx, linh.member.id, 'balance.changed', { balance }))
    for (const reader of [one, two]) expect(await reader.next()).toMatchObject({ seq: 1, channel: 'member', type: 'balance.changed' })
    await broadcast('announcement.retracted', { id: '9' })
    expect(await other.next()).toMatchObject({ channel: 'public' })
    expect((await join(linh.token)).hello.channels).toMatchObject([{ channel: 'public' }, { channel: 'member', seq: 1 }])
  })

  test('ends with its session, and the session of another window stays', async () => {
    const [first, second] = [await gateway.login('linh88'), await gateway.login('linh88')]
    const [leaving, staying] = [await join(first.token), await join(second.token)]
    await gateway.call(logout, {}, { token: first.token })
    expect(await leaving.next()).toMatchObject({ type: 'session.ended', data: { reason: 'LOGOUT' } })
    expect(await leaving.closed).toBe(4401)
    await broadcast('announcement.retracted', { id: '10' })
    expect(await staying.next()).toMatchObject({ channel: 'public' })
  })

  test('does not open with a ticket from before its session ended [CONTENT-06]', async () => {
    const { token } = await gateway.login('linh88')
    const early = await ticketFor(token)
    await gateway.call(logout, {}, { token })
    expect(await listen(`${base}?ticket=${early}`).closed).toBe(4401)
  })

  test('ends when its session has idled out', async () => {
    const reader = await join((await gateway.login('linh88')).token)
    gateway.clock.advance(30 * 60_000)
    await gateway.sessions.sweep()
    expect(await reader.next()).toMatchObject({ type: 'session.ended', data: { reason: 'EXPIRED' } })
    expect(await reader.closed).toBe(4401)
  })

  test('refuses a ticket that is wrong, spent or too old', async () => {
    expect(await listen(`${base}?ticket=wrong`).closed).toBe(4401)
    expect(await listen(base).closed).toBe(4401)
    const spent = await ticketFor()
    await listen(`${base}?ticket=${spent}`).next()
    expect(await listen(`${base}?ticket=${spent}`).closed).toBe(4401)
    const old = await ticketFor()
    gateway.clock.advance(30_000)
    expect(await listen(`${base}?ticket=${old}`).closed).toBe(4401)
  })

  test('refuses a page of another site, and takes its own', async () => {
    expect(await listen(`${base}?ticket=${await ticketFor()}`, { origin: 'https://evil.example' }).closed).toBe(4403)
    expect(await listen(`${base}?ticket=${await ticketFor()}`, { origin: 'null' }).closed).toBe(4403)
    const own = listen(`${base}?ticket=${await ticketFor()}`, { origin: new URL(base).origin.replace('ws', 'http') })
    expect(await own.next()).toMatchObject({ hello: true })
  })

  test('hears nothing: small messages are ignored, large ones close the line', async () => {
    const reader = await join()
    reader.socket.send('{"subscribe":"everything"}')
    reader.socket.send('x'.repeat(5_000))
    expect(await reader.closed).toBe(1009)
  })

  test('is told that the gateway goes away', async () => {
    const reader = await join()
    await gateway.gateway.stop()
    expect(await reader.closed).toBe(1001)
  })
})

describe('the hub', () => {
  const due: (() => void)[] = []
  const hub = () =>
    createHub({
      clock: { now: () => new Date(0) },
      random: { bytes: (count) => new Uint8Array(count) },
      later: (run) => due.push(run),
    })
  const retracted = { channel: 'public', target: null, type: 'announcement.retracted', data: { id: '1' } } as const
  const connectionWith = (bufferedAmount: number) => {
    const sent: string[] = []
    const closed: number[] = []
    const connection: Connection = { bufferedAmount, send: (text) => void sent.push(String(text)), close: (code) => void closed.push(code) }
    return { connection, sent, closed }
  }
  const guest = { memberId: null, sessionId: null, tokenHash: null }

  test('closes a reader that does not keep up', () => {
    const subject = hub()
    const [slow, quick] = [connectionWith(1_000_000), connectionWith(0)]
    for (const { connection } of [slow, quick]) subject.join(connection, guest).greet()
    subject.deliver(retracted)
    expect([slow.closed, slow.sent.length, quick.closed, quick.sent.length]).toEqual([[1013], 1, [], 2])
    expect(subject.size()).toBe(1)
  })

  test('says that it is there as often as it promised in its greeting, and nothing to who is not greeted', () => {
    const subject = hub()
    const [reader, early] = [connectionWith(0), connectionWith(0)]
    subject.join(reader.connection, guest).greet()
    subject.join(early.connection, guest)
    subject.beat()
    expect(frame.parse(JSON.parse(reader.sent[0]!))).toMatchObject({ hello: true, beatMs: BEAT_MS })
    expect(frame.parse(JSON.parse(reader.sent[1]!))).toEqual({ beat: true })
    expect(early.sent).toEqual([])
  })

  test('counts for who comes back above every count used before', () => {
    const subject = hub()
    const seqOf = (text: string) => (JSON.parse(text) as { channels: { channel: string; seq: number }[] }).channels[1]!.seq
    const joined = (memberId: string) => {
      const { connection, sent } = connectionWith(0)
      const { greet, leave } = subject.join(connection, { memberId, sessionId: memberId, tokenHash: 'h' })
      greet()
      return { sent, leave }
    }
    const before = joined('a')
    const other = joined('b')
    for (let i = 0; i < 3; i++) subject.deliver({ channel: 'member', target: 'a', type: 'favourites.changed', data: { ids: [] } })
    before.leave()
    expect(seqOf(before.sent[0]!)).toBe(0)
    expect(seqOf(joined('a').sent[0]!)).toBeGreaterThan(3)
    subject.deliver({ channel: 'member', target: 'b', type: 'favourites.changed', data: { ids: [] } })
    expect(JSON.parse(other.sent[1]!)).toMatchObject({ seq: seqOf(other.sent[0]!) + 1 })
  })

  test('sends nothing before the hello, and closes a socket whose session ends before it', () => {
    const subject = hub()
    const { connection, sent, closed } = connectionWith(0)
    const { greet } = subject.join(connection, { memberId: 'a', sessionId: 's', tokenHash: 'h' })
    subject.deliver(retracted)
    subject.deliver({ channel: 'session', target: 's', type: 'session.ended', data: { reason: 'LOGOUT' } })
    expect([sent, closed, greet(), subject.size()]).toEqual([[], [4401], false, 0])
  })
})
