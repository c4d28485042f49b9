import { roomHistory } from '@portico/contract/chat/calls'
import { sayAsHost } from '@portico/contract/chat/operator-calls'
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

const lastFrame = async () => (await gateway.committedEvents('room.said')).at(-1)!.data

describe('[CONTENT-06] answers in chat rooms', () => {
  test('carry what they answer, in the frame and in the past', async () => {
    const [linh, nam, hoa] = await Promise.all(['linh88', 'nam77', 'hoa66'].map(world.speaker))
    const { value: question } = await linh!.say('When is the race final?')
    const { value: answered } = await nam!.reply(question.id, 'On Friday')
    expect(answered).toMatchObject({
      text: 'On Friday',
      replyTo: { id: question.id, by: question.by, name: 'li***88', text: 'When is the race final?' },
    })
    expect(await lastFrame()).toEqual(answered)
    expect((await hoa!.read()).list).toEqual([question, answered])
  })

  test('show what was taken out as gone, in the past and in what is let through later', async () => {
    const { judge, speaker, anybody } = world
    const [linh, nam] = await Promise.all(['linh88', 'nam77'].map(speaker))
    const { value: bad } = await linh!.say('You fool')
    await nam!.reply(bad.id, 'Be kind')
    await judge(bad.id, false, 'Insults')
    const emptied = { id: bad.id, by: bad.by, name: 'li***88', text: null }
    expect((await anybody()).list.map(({ text, replyTo }) => [text, replyTo])).toEqual([
      ['', null],
      ['Be kind', emptied],
    ])
    gateway.clock.advance(3_000)
    expect((await nam!.reply(bad.id, 'Again')).failure.code).toBe('ROOM_MESSAGE_UNKNOWN')
  })

  test('say nothing of who is blocked to the reader who has blocked them', async () => {
    const [linh, nam, hoa] = await Promise.all(['linh88', 'nam77', 'hoa66'].map(world.speaker))
    const { value: question } = await linh!.say('Look at me')
    await nam!.reply(question.id, 'No')
    await hoa!.block(question.by)
    expect((await hoa!.read()).list).toMatchObject([{ text: 'No', replyTo: { id: question.id, name: '', text: null } }])
    expect(JSON.stringify(await hoa!.read())).not.toContain('Look at me')
  })

  test('go to what stands in the same room alone', async () => {
    const [linh, nam] = await Promise.all(['linh88', 'nam77'].map(world.speaker))
    const { value: there } = await linh!.say('Chào', 'TY')
    for (const id of [there.id, 'nothing']) expect((await nam!.reply(id, 'Hm')).failure.code).toBe('ROOM_MESSAGE_UNKNOWN')
    for (const reader of ['tam55', 'binh44', 'chi33'].map(world.speaker)) await (await reader).report(there.id)
    // Held until somebody has looked at it: nobody answers what others cannot read.
    expect((await nam!.reply(there.id, 'Hm', 'TY')).failure.code).toBe('ROOM_MESSAGE_UNKNOWN')
    // What was refused takes nobody's turn.
    expect((await nam!.say('Hello')).status).toBe(200)
  })
})

describe('[CONTENT-06] hosts of chat rooms', () => {
  const host = (text: string, more = {}) => gateway.call(sayAsHost, { room: 'EN', text, ...more }, world.desk)

  test('speak under their own name and are known by a mark that no member has', async () => {
    const linh = await world.speaker('linh88')
    const { value: question } = await linh.say('When is the race final?')
    expect(question.host).toBe(false)
    const { value } = await host('On \u202EFriday', { replyTo: question.id })
    expect(value).toMatchObject({ name: 'mai', host: true, text: 'On Friday', replyTo: { id: question.id } })
    expect(await lastFrame()).toEqual(value)
    expect((await gateway.call(roomHistory, {}, linh.by)).value.list).toEqual([question, value])
    const log = (await gateway.call(auditLog, { action: 'ROOM_HOST_SAID', size: '10' }, { token: gateway.operatorKey })).value.list
    expect(log).toMatchObject([{ actor: 'operator:mai', subject: 'EN' }])
  })

  test('are people of the desk alone, and no reader takes away what they say', async () => {
    const linh = await world.speaker('linh88')
    expect((await gateway.call(sayAsHost, { room: 'EN', text: 'I am a host' }, linh.by)).failure.code).toBe('OPERATOR_KEY_WRONG')
    expect((await host('Hm', { room: 'QQ' })).failure.code).toBe('ROOM_UNKNOWN')
    const { value } = await host('Be kind')
    for (const reader of ['tam55', 'binh44', 'chi33'].map(world.speaker)) expect((await (await reader).report(value.id)).status).toBe(200)
    expect((await world.anybody()).list.map(({ id }) => id)).toEqual([value.id])
  })
})
