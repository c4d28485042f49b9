import { roomHistory } from '@portico/contract/chat/calls'
import { operatorRooms, roomQueue, setRoomRules } from '@portico/contract/chat/operator-calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { speaking } from '../testing/speaking.ts'

let gateway: TestGateway
let world: Awaited<ReturnType<typeof speaking>>
beforeEach(async () => {
  gateway = await testGateway({ lotteries: [] })
  world = await speaking(gateway)
})
afterEach(() => gateway.close())

describe('[CONTENT-06] chat rooms', () => {
  test('there is one for each language, whose messages stay in it', async () => {
    const { speaker } = world
    const linh = await speaker('linh88')
    const { rooms, room } = await linh.read()
    expect(room).toBe('EN')
    expect(rooms).toContain('TY')
    await linh.say('Hello')
    gateway.clock.advance(3_000)
    await linh.say('Xin chào', 'TY')
    expect((await linh.read()).list.map(({ text }) => text)).toEqual(['Hello'])
    expect((await linh.read({ room: 'TY' })).list.map(({ text, room: of }) => [text, of])).toEqual([['Xin chào', 'TY']])
    expect((await linh.say('Hm', 'QQ')).failure.code).toBe('ROOM_UNKNOWN')
    expect((await gateway.call(roomHistory, { room: 'QQ' }, linh.by)).failure.code).toBe('ROOM_UNKNOWN')
  })

  test('whoever was away is given what came after, all of it, in one order', async () => {
    const { desk, speaker, anybody } = world
    const linh = await speaker('linh88')
    expect((await gateway.call(setRoomRules, { room: 'EN', slowSeconds: 0, words: [] }, desk)).status).toBe(200)
    const first = (await linh.say('0')).value
    for (let n = 1; n <= 230; n++) expect((await linh.say(String(n))).status).toBe(200)
    expect((await anybody()).list.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, n) => String(181 + n)))
    const page = await anybody({ after: first.position })
    expect([page.list.length, page.more]).toEqual([200, true])
    const rest = await anybody({ after: page.list.at(-1)!.position })
    expect([...page.list, ...rest.list].map(({ text }) => text)).toEqual(Array.from({ length: 230 }, (_, n) => String(n + 1)))
    expect(rest.more).toBe(false)
  })

  test('many who speak at once are in the same order for everybody, and none has the place of another', async () => {
    const { speaker, anybody } = world
    const many = await Promise.all(Array.from({ length: 30 }, (_, n) => speaker(`speaker${n}`)))
    const messages = (await Promise.all(many.map((each, n) => each.say(`Number ${n}`)))).map(({ value }) => value)
    expect(new Set(messages.map(({ position }) => position)).size).toBe(30)
    const positions = (await gateway.committedEvents('room.said')).map(({ data }) => (data as { position: number }).position)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    expect((await anybody()).list.map(({ position }) => position)).toEqual(positions)
  })

  test('no links, no marks that turn or hide, and nothing that is nothing without them', async () => {
    const { speaker } = world
    const linh = await speaker('linh88')
    for (const text of ['win at https://bet.test', 'www.bet.test', 'ｂｅｔ８８．ｃｏｍ'])
      expect((await linh.say(text)).failure.code).toBe('ROOM_LINK')
    expect((await linh.say('\u202Egood\u2066 luck\u200B <b>all</b>')).value.text).toBe('good luck <b>all</b>')
  })

  test('the desk sets how often somebody speaks, and nobody is asked to wait for what was refused', async () => {
    const { desk, speaker } = world
    const linh = await speaker('linh88')
    await gateway.call(setRoomRules, { room: 'EN', slowSeconds: 60, words: [] }, desk)
    expect((await linh.read()).slowSeconds).toBe(60)
    expect((await linh.say('One')).status).toBe(200)
    gateway.clock.advance(59_000)
    expect((await linh.say('Two')).failure).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 })
    expect((await gateway.call(operatorRooms, {}, desk)).value.list).toContainEqual({ room: 'EN', slowSeconds: 60, words: [] })
  })

  test('a word holds a message for everybody but its author, until somebody lets it stand', async () => {
    const { desk, speaker, judge, queue } = world
    const [linh, nam] = [await speaker('linh88'), await speaker('nam77')]
    await gateway.call(setRoomRules, { room: 'EN', slowSeconds: 0, words: ['telegram'] }, desk)
    const message = (await linh.say('Find me on TELEGRAM')).value
    expect(message.state).toBe('HELD')
    expect((await linh.say('Telegrams are old')).value.state).toBe('SAID')
    expect(await linh.texts()).toEqual([
      ['Find me on TELEGRAM', 'HELD'],
      ['Telegrams are old', 'SAID'],
    ])
    expect((await nam.texts()).map(([text]) => text)).toEqual(['Telegrams are old'])
    expect((await gateway.committedEvents('room.said')).length).toBe(1)
    expect((await nam.report(message.id)).failure.code).toBe('ROOM_MESSAGE_UNKNOWN')
    expect(await queue()).toMatchObject([{ account: 'linh88', word: 'telegram', message: { id: message.id } }])
    expect((await judge(message.id, true)).value.state).toBe('SAID')
    expect(await queue()).toEqual([])
    expect((await nam.texts()).map(([text]) => text)).toEqual(['Find me on TELEGRAM', 'Telegrams are old'])
    expect((await gateway.committedEvents('room.said')).at(-1)!.data).toMatchObject({ id: message.id, position: message.position })
  })

  test('what the desk takes out is gone for everybody, in what was fetched before too, and says why', async () => {
    const { speaker, judge, anybody } = world
    const [linh, nam] = [await speaker('linh88'), await speaker('nam77')]
    const { value: bad } = await linh.say('You fool')
    expect((await judge(bad.id, false)).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { reason: { rule: 'required' } } })
    expect((await judge(bad.id, false, 'Insults')).value).toMatchObject({ text: '', state: 'REMOVED', reason: 'Insults' })
    expect(await gateway.committedEvents('room.removed')).toEqual([
      { channel: 'room', target: null, type: 'room.removed', data: { room: 'EN', id: bad.id, reason: 'Insults' } },
    ])
    for (const reader of [linh, nam]) expect(await reader.texts()).toEqual([['', 'REMOVED']])
    // What is gone does not stand again.
    expect((await judge(bad.id, true)).value.state).toBe('REMOVED')
    expect(JSON.stringify(await anybody())).not.toContain('fool')
    const log = (await gateway.call(auditLog, { action: 'ROOM_MESSAGE_REMOVED', size: '10' }, { token: gateway.operatorKey })).value.list
    expect(log).toMatchObject([{ actor: 'operator:mai', subject: linh.memberId }])
    expect(JSON.parse(log[0]!.details)).toEqual({ id: bad.id, text: 'You fool', reason: 'Insults' })
    expect((await judge('nothing', true)).failure.code).toBe('ROOM_MESSAGE_UNKNOWN')
  })

  test('the desk reads a whole room, with whose each message is and what is held, and takes out what nobody reported', async () => {
    const { desk, speaker, judge, queue } = world
    const linh = await speaker('linh88')
    await gateway.call(setRoomRules, { room: 'EN', slowSeconds: 0, words: ['telegram'] }, desk)
    await linh.say('Hello')
    await linh.say('Find me on telegram')
    await linh.say('Xin chào', 'TY')
    expect(await queue()).toHaveLength(1)
    const whole = async (room: string) => (await gateway.call(roomQueue, { room }, desk)).value.list
    const [hello] = await whole('EN')
    expect((await whole('EN')).map(({ account, message }) => [account, message.text, message.state])).toEqual([
      ['linh88', 'Hello', 'SAID'],
      ['linh88', 'Find me on telegram', 'HELD'],
    ])
    await judge(hello!.message.id, false, 'Not here')
    expect((await whole('EN'))[0]!.message).toMatchObject({ text: '', state: 'REMOVED', reason: 'Not here' })
    expect((await gateway.call(roomQueue, { room: 'QQ' }, desk)).failure.code).toBe('ROOM_UNKNOWN')
  })
})
