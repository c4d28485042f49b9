import { roomHistory } from '@portico/contract/chat/calls'
import { setPlayLimit } from '@portico/contract/control/calls'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { eventsTicket } from '@portico/contract/session/calls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { freePlay } from '../testing/free-play.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { listenTo } from '../testing/socket.ts'
import { speaking } from '../testing/speaking.ts'

let gateway: TestGateway
let world: Awaited<ReturnType<typeof speaking>>
let base: string
const openSockets: WebSocket[] = []
const listen = listenTo(openSockets)
const trials = freePlay(() => gateway)
beforeEach(async () => {
  gateway = await testGateway({ lotteries: [] })
  world = await speaking(gateway)
  base = (await gateway.start()).replace('http', 'ws') + EVENTS_PATH
  await gateway.jobs.stop()
})
afterEach(async () => {
  openSockets.splice(0).forEach((socket) => socket.terminate())
  await gateway.close()
})

/** A socket of whoever calls so, and what it hears but for the beat of everybody's channel. */
const join = async (by: object = {}) => {
  const reader = listen(`${base}?ticket=${(await gateway.call(eventsTicket, {}, by)).value.ticket}`)
  await reader.next()
  return {
    next: reader.next,
    read: (...rooms: string[]) => reader.socket.send(JSON.stringify({ rooms })),
  }
}
/** Something that every socket hears after all that was committed before. */
const marker = (id: string) =>
  gateway.database.orm.transaction((tx) => gateway.platform.events.broadcast(tx, 'announcement.retracted', { id }))

describe('frames of chat rooms [CONTENT-06]', () => {
  test('go to who reads the room, and to no other page', async () => {
    const [linh, nam] = [await world.speaker('linh88'), await world.speaker('nam77')]
    const [here, there, elsewhere] = [await join(nam.by), await join(nam.by), await join(nam.by)]
    here.read('EN')
    there.read('TY')
    expect(await here.next()).toEqual({ room: 'EN', seq: 0, events: [] })
    expect(await there.next()).toEqual({ room: 'TY', seq: 0, events: [] })
    const { value } = await linh.say('Hello')
    expect(await here.next()).toEqual({ room: 'EN', seq: 1, events: [{ type: 'room.said', data: value }] })
    await marker('after')
    for (const reader of [here, there, elsewhere]) expect(await reader.next()).toMatchObject({ data: { id: 'after' } })
  })

  test('go to no visitor, nobody on trial, nobody who holds back, and to no room that there is not; none of them is answered the past', async () => {
    const [linh, nam] = [await world.speaker('linh88'), await world.speaker('nam77')]
    await gateway.call(setPlayLimit, { kind: 'LOSS', period: 'DAY', amount: '500000' }, nam.by)
    const trial = (await trials.player()).by
    const { value: first } = await linh.say('Hello')
    const readers = []
    for (const by of [{}, trial, nam.by]) {
      const reader = await join(by)
      reader.read('EN')
      readers.push(reader)
    }
    const lost = await join(linh.by)
    lost.read('QQ')
    const known = await join(linh.by)
    known.read('EN')
    expect(await known.next()).toMatchObject({ events: [] })
    gateway.clock.advance(3_000)
    await linh.say('Again')
    expect(await known.next()).toMatchObject({ seq: 1 })
    await marker('after')
    for (const reader of [...readers, lost]) expect(await reader.next()).toMatchObject({ data: { id: 'after' } })
    const codes = []
    for (const by of [{}, trial, nam.by])
      for (const request of [{}, { after: first.position - 1 }]) codes.push((await gateway.call(roomHistory, request, by)).failure.code)
    expect(codes).toEqual(['NOT_LOGGED_IN', 'NOT_LOGGED_IN', 'NEED_TRUE_ACCOUNT', 'NEED_TRUE_ACCOUNT', 'NOT_OFFERED', 'NOT_OFFERED'])
  })

  test('stop where their reader sets a limit, and go on where only something else of it changed', async () => {
    const [linh, nam] = [await world.speaker('linh88'), await world.speaker('nam77')]
    const reader = await join(nam.by)
    reader.read('EN')
    expect(await reader.next()).toMatchObject({ events: [] })
    const changed = () => gateway.database.orm.transaction((tx) => gateway.platform.events.notify(tx, nam.memberId, 'control.changed', {}))
    await changed()
    expect(await reader.next()).toMatchObject({ type: 'control.changed' })
    expect(await reader.next()).toEqual({ room: 'EN', seq: 0, events: [] })
    await linh.say('Hello')
    expect(await reader.next()).toMatchObject({ room: 'EN', seq: 1 })
    await gateway.call(setPlayLimit, { kind: 'LOSS', period: 'DAY', amount: '500000' }, nam.by)
    gateway.clock.advance(3_000)
    await linh.say('Again')
    await marker('after')
    const frames: Record<string, unknown>[] = []
    while (frames.at(-1)?.['type'] !== 'announcement.retracted') frames.push((await reader.next()) as Record<string, unknown>)
    expect(frames[0]).toMatchObject({ type: 'control.changed' })
    expect(frames.filter((frame) => 'room' in frame)).toEqual([])
  })

  test('wishes that are none are passed over, and the last of many at once counts', async () => {
    const linh = await world.speaker('linh88')
    const reader = await join(linh.by)
    reader.read('EN', 'not a room')
    reader.read(...Array.from({ length: 9 }, () => 'EN'))
    for (let n = 0; n < 20; n++) reader.read(n % 2 === 0 ? 'TY' : 'EN')
    let frame = (await reader.next()) as { room: string }
    while (frame.room !== 'EN') frame = (await reader.next()) as { room: string }
    await linh.say('Hello')
    expect(await reader.next()).toMatchObject({ room: 'EN', seq: 1 })
  })
})
