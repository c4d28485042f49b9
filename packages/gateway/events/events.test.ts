import { frame } from '@portico/contract/events'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { eventsTicket, logout } from '@portico/contract/session/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { createHub, type Line } from './hub.ts'

const opened: WebSocket[] = []

/** A reader that keeps what it hears; `next` waits for the following frame. */
const listen = (url: string, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(url, { headers })
  opened.push(socket)
  const heard: unknown[] = []
  const waiting: ((value: unknown) => void)[] = []
  socket.on('message', (data: Buffer) => {
    const read = frame.parse(JSON.parse(data.toString()))
    const first = waiting.shift()
    if (first) first(read)
    else heard.push(read)
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('error', () => {})
  const next = () => (heard.length > 0 ? Promise.resolve(heard.shift()) : new Promise<unknown>((resolve) => waiting.push(resolve)))
  return { socket, next, closed }
}

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
    opened.forEach((socket) => socket.terminate())
    await gateway.close()
  })
  const ticketFor = async (token?: string) => (await gateway.call(eventsTicket, {}, token === undefined ? {} : { token })).value.ticket
  const join = async (token?: string) => {
    const reader = listen(`${base}?ticket=${await ticketFor(token)}`)
    return { ...reader, hello: (await reader.next()) as { epoch: string; channels: { channel: string; seq: number }[] } }
  }

  test('greets a guest with the public channel, then tells what happens there, counted', async () => {
    const guest = await join()
    expect(guest.hello).toMatchObject({ hello: true, channels: [{ channel: 'public' }] })
    const seq = guest.hello.channels[0]!.seq
    gateway.platform.events.announce('announcement.retracted', { id: '7' })
    gateway.platform.events.announce('announcement.retracted', { id: '8' })
    expect(await guest.next()).toEqual({ seq: seq + 1, channel: 'public', type: 'announcement.retracted', data: { id: '7' } })
    expect(await guest.next()).toMatchObject({ seq: seq + 2, data: { id: '8' } })
  })

  test('tells a member what concerns them, and nobody else', async () => {
    const [linh, minh] = [await gateway.register('linh88'), await gateway.register('minh88')]
    const [one, two, other] = [await join(linh.token), await join(linh.token), await join(minh.token)]
    gateway.platform.events.tell(linh.member.id, 'balance.changed', { balance: { amount: '5.0000', currency: 'VND' } })
    for (const reader of [one, two]) expect(await reader.next()).toMatchObject({ seq: 1, channel: 'member', type: 'balance.changed' })
    gateway.platform.events.announce('announcement.retracted', { id: '9' })
    expect(await other.next()).toMatchObject({ channel: 'public' })
    expect((await join(linh.token)).hello.channels).toContainEqual({ channel: 'member', seq: 1 })
  })

  test('ends with its session, and the session of another window stays', async () => {
    const [first, second] = [await gateway.login('linh88'), await gateway.login('linh88')]
    const [leaving, staying] = [await join(first.token), await join(second.token)]
    await gateway.call(logout, {}, { token: first.token })
    expect(await leaving.next()).toMatchObject({ type: 'session.ended', data: { reason: 'LOGOUT' } })
    expect(await leaving.closed).toBe(4401)
    gateway.platform.events.announce('announcement.retracted', { id: '10' })
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
  const silent = { error: () => {} } as never
  const hub = () => createHub({ clock: { now: () => new Date(0) }, chance: { bytes: (count) => new Uint8Array(count) }, log: silent })
  const lineWith = (bufferedAmount: number) => {
    const sent: string[] = []
    const closed: number[] = []
    const line: Line = { bufferedAmount, send: (text) => void sent.push(text), close: (code) => void closed.push(code) }
    return { line, sent, closed }
  }

  test('closes a reader that does not keep up', () => {
    const subject = hub()
    const [slow, quick] = [lineWith(1_000_000), lineWith(0)]
    for (const { line } of [slow, quick]) subject.join(line, { memberId: null, sessionId: null })
    subject.announce('announcement.retracted', { id: '1' })
    expect([slow.closed, slow.sent.length, quick.closed, quick.sent.length]).toEqual([[1013], 1, [], 2])
    expect(subject.size()).toBe(1)
  })

  test('keeps an event that breaks the contract to itself and counts nothing', () => {
    const subject = hub()
    const { line, sent } = lineWith(0)
    subject.join(line, { memberId: null, sessionId: null })
    subject.announce('announcement.retracted', { id: 7 } as never)
    subject.announce('announcement.retracted', { id: '1', secret: 'x' } as never)
    expect(sent.slice(1).map((text) => JSON.parse(text) as unknown)).toEqual([
      { seq: 1, channel: 'public', type: 'announcement.retracted', data: { id: '1' } },
    ])
  })
})
