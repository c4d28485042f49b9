import { roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import { muteRoomSpeaker } from '@portico/contract/chat/operator-calls'
import { setPlayLimit, stopOffers, takeBreak } from '@portico/contract/control/calls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seededRandom } from '../ports/random.ts'
import { openBeside } from '../testing/database.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { speaking } from '../testing/speaking.ts'

let gateway: TestGateway
let world: Awaited<ReturnType<typeof speaking>>
beforeEach(async () => {
  gateway = await testGateway({ lotteries: [] })
  world = await speaking(gateway)
})
afterEach(() => gateway.close())

describe('[CONTENT-06] readers of chat rooms', () => {
  test('three readers who report a message hold it; one who reports it three times does not, and nobody reports themselves', async () => {
    const { speaker, judge, queue, anybody } = world
    const [linh, ...readers] = await Promise.all(['linh88', 'nam77', 'hoa66', 'tam55'].map(speaker))
    const { value: message } = await linh!.say('Send me money')
    expect((await linh!.report(message.id)).failure.code).toBe('ROOM_OWN_MESSAGE')
    for (let time = 0; time < 3; time++) expect((await readers[0]!.report(message.id)).status).toBe(200)
    expect(await queue()).toMatchObject([{ message: { state: 'SAID' }, reports: [{ reason: 'ABUSE' }] }])
    await readers[1]!.report(message.id)
    expect((await anybody()).list).toHaveLength(1)
    await readers[2]!.report(message.id)
    expect((await anybody()).list).toEqual([])
    expect((await gateway.committedEvents('room.removed')).at(-1)!.data).toEqual({ room: 'EN', id: message.id, reason: null })
    await judge(message.id, true)
    // Looked at: the same readers cannot take it away again.
    expect((await anybody()).list.map(({ id }) => id)).toEqual([message.id])
    expect(await queue()).toEqual([])
  })

  test('who is blocked is left out of the past and the future of one reader, until let in again', async () => {
    const { speaker } = world
    const [linh, nam, hoa] = await Promise.all(['linh88', 'nam77', 'hoa66'].map(speaker))
    const { value: message } = await linh!.say('Hello')
    expect((await nam!.block(message.by)).value.blocked).toEqual([{ by: message.by, name: 'li***88' }])
    gateway.clock.advance(3_000)
    await linh!.say('Again')
    expect(await nam!.texts()).toEqual([])
    expect((await hoa!.texts()).map(([text]) => text)).toEqual(['Hello', 'Again'])
    expect((await linh!.block(message.by)).failure.code).toBe('ROOM_OWN_MESSAGE')
    expect((await nam!.block('00000000-0000-8000-8000-000000000000')).failure.code).toBe('ROOM_MESSAGE_UNKNOWN')
    expect((await nam!.block(message.by, false)).value.blocked).toEqual([])
    expect(await nam!.texts()).toHaveLength(2)
    // The same person in another room, and nothing of the account.
    gateway.clock.advance(3_000)
    const elsewhere = (await linh!.say('Chào', 'TY')).value
    expect(elsewhere.by).toBe(message.by)
    expect((await linh!.read()).own).toBe(message.by)
    expect(message.by).not.toBe(linh!.memberId)
  })

  test('who is muted at one gateway does not speak at another, until the time is over or the desk says so', async () => {
    const { desk, speaker } = world
    const beside = await openBeside(gateway.database)
    const other = await testGateway({ lotteries: [], clock: gateway.clock, database: beside, random: seededRandom('beside') })
    const linh = await speaker('linh88')
    const there = (text: string) => other.call(sayInRoom, { text }, linh.by)
    const mute = (minutes: number) => gateway.call(muteRoomSpeaker, { account: 'linh88', minutes, reason: 'Insults' }, desk)
    expect((await mute(10)).value.until).toBe(new Date(gateway.clock.now().getTime() + 600_000).toISOString())
    for (const answer of [await there('Hm'), await linh.say('Hm')])
      expect(answer.failure).toMatchObject({ code: 'ROOM_MUTED', retryAfter: 600 })
    expect((await linh.read()).muted).toEqual({ until: new Date(gateway.clock.now().getTime() + 600_000).toISOString(), reason: 'Insults' })
    gateway.clock.advance(600_000)
    expect((await there('Back')).status).toBe(200)
    await mute(10)
    await mute(0)
    gateway.clock.advance(3_000)
    expect((await there('Again')).status).toBe(200)
    expect((await linh.read()).muted).toBe(null)
    expect((await gateway.call(muteRoomSpeaker, { account: 'nobody', minutes: 1, reason: 'x' }, desk)).failure.code).toBe('ACCOUNT_UNKNOWN')
    await other.close()
    await beside.close()
  })

  test('who has set a limit or takes a break neither reads nor speaks; who has stopped offers does', async () => {
    const { speaker } = world
    const [linh, nam, hoa] = await Promise.all(['linh88', 'nam77', 'hoa66'].map(speaker))
    await gateway.call(setPlayLimit, { kind: 'LOSS', period: 'DAY', amount: '500000' }, linh!.by)
    expect((await linh!.say('Hello')).failure.code).toBe('NOT_OFFERED')
    expect((await gateway.call(roomHistory, {}, linh!.by)).failure.code).toBe('NOT_OFFERED')
    await gateway.call(takeBreak, { term: 'H24' }, nam!.by)
    const token = await gateway.sessions.open(nam!.memberId, 'SITE', '127.0.0.1')
    for (const answer of [await gateway.call(roomHistory, {}, { token }), await gateway.call(sayInRoom, { text: 'Hello' }, { token })])
      expect(answer.failure.code).toBe('PLAY_PAUSED')
    await gateway.call(stopOffers, { channel: 'SITE', stopped: true }, hoa!.by)
    expect((await hoa!.say('Hello')).status).toBe(200)
  })
})
