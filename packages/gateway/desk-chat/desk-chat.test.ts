import { randomUUID } from 'node:crypto'
import { takeBreak } from '@portico/contract/control/calls'
import { deskChatNow, endDeskChat, openDeskChat, readDeskChat, sayInDeskChat } from '@portico/contract/desk-chat/calls'
import { answerDeskChat, readDeskChatOf } from '@portico/contract/desk-chat/operator-calls'
import { LONGEST_LINE } from '@portico/contract/desk-chat/shapes'
import { memberCases, openCase } from '@portico/contract/support/calls'
import { setDeskHours } from '@portico/contract/support/operator-calls'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../kit/duration.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let mai: { token: string }
beforeAll(async () => {
  gateway = await testGateway({ integrations: {} })
  mai = await gateway.operatorNamed('mai', 'support')
})
afterAll(() => gateway.close())

let count = 0
const join = async () => {
  count += 1
  const { id, account } = await gateway.members.create({ account: `chatter${count}`, passwordHash: '-' })
  const by = async () => ({ token: await gateway.sessions.open(id, 'SITE', '127.0.0.1') })
  return {
    id,
    account,
    by,
    open: async () => (await gateway.call(openDeskChat, {}, await by())).value.chat,
    say: async (text: string, lineId = randomUUID()) => gateway.call(sayInDeskChat, { id: lineId, text }, await by()),
    now: async (after?: number) => (await gateway.call(deskChatNow, after === undefined ? {} : { after }, await by())).value,
    end: async () => gateway.call(endDeskChat, {}, await by()),
    read: async (position: number) => gateway.call(readDeskChat, { position }, await by()),
    cases: async () => (await gateway.call(memberCases, {}, await by())).value.list,
    told: async () => (await gateway.committedEvents('deskChat.changed')).filter(({ target }) => target === id),
  }
}
const answer = (account: string, act: 'JOIN' | 'TYPE' | 'SAY' | 'END', text?: string) =>
  gateway.call(answerDeskChat, { account, act, ...(text === undefined ? {} : { text }) }, mai)

const leavers: { end: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const { end } of leavers.splice(0)) await end()
})
const chatter = async () => {
  const member = await join()
  leavers.push(member)
  return member
}

describe('a live chat with the desk [CONTENT-05] [CALL-16]', () => {
  it('has a place in the queue, which moves up and is told when somebody before it is joined or leaves', async () => {
    const [first, second, third] = [await chatter(), await chatter(), await chatter()]
    for (const each of [first, second, third]) {
      await each.open()
      gateway.clock.advance(1000)
    }
    expect((await third.now()).chat).toMatchObject({ state: 'WAITING', place: 3, person: null })
    await answer(first.account, 'JOIN')
    expect((await first.now()).chat).toMatchObject({ state: 'TALKING', place: null, person: 'mai' })
    expect((await third.now()).chat?.place).toBe(2)
    const before = (await third.told()).length
    await second.end()
    expect((await third.now()).chat?.place).toBe(1)
    expect(await third.told()).toHaveLength(before + 1)
  })

  it('is one however often it is opened, and shows what both said, who types and what the other has read', async () => {
    const linh = await chatter()
    const { id } = await linh.open()
    expect((await linh.open()).id).toBe(id)
    await linh.say('Does a withdrawal end my bonus?')
    expect((await linh.now()).chat).toMatchObject({ read: 1, deskRead: 0 })
    const { value } = await gateway.call(readDeskChatOf, { account: linh.account }, mai)
    expect(value.list.map(({ text }) => text)).toEqual(['Does a withdrawal end my bonus?'])
    expect((await linh.now()).chat).toMatchObject({ state: 'WAITING', deskRead: 1 })
    await answer(linh.account, 'TYPE')
    expect((await linh.told()).at(-1)?.data).toEqual({ typing: 'mai' })
    await answer(linh.account, 'SAY', 'Yes, it does.')
    const now = await linh.now()
    expect(now.list.map(({ position, by, person, text }) => [position, by, person, text])).toEqual([
      [1, 'MEMBER', null, 'Does a withdrawal end my bonus?'],
      [2, 'DESK', 'mai', 'Yes, it does.'],
    ])
    expect(now.chat?.read).toBe(1)
    await linh.read(99)
    expect((await linh.now()).chat?.read).toBe(2)
    expect((await linh.now(1)).list.map(({ position }) => position)).toEqual([2])
    const others = (await gateway.committedEvents('deskChat.changed')).filter(({ channel }) => channel !== 'member')
    expect(others).toEqual([])
  })

  it('takes a line once however often it is sent, also at once and when the chat has ended', async () => {
    const linh = await chatter()
    await linh.open()
    const id = randomUUID()
    const sent = await Promise.all([linh.say('Hello', id), linh.say('Hello', id)])
    expect(sent.map(({ value }) => value.position)).toEqual([1, 1])
    expect((await linh.now()).list).toHaveLength(1)
    const other = await chatter()
    await other.open()
    expect((await other.say('Mine', id)).failure.code).toBe('INVALID_REQUEST')
    await linh.end()
    expect((await linh.say('Hello', id)).value.position).toBe(1)
    expect((await linh.say('Still there?')).failure.code).toBe('DESK_CHAT_ENDED')
  })

  it('stores plain text: without what turns others round or hides, of bounded length, at a bounded pace', async () => {
    const linh = await chatter()
    await linh.open()
    expect((await linh.say('a\u202Eb\u200B <b>c</b>\nd')).value.text).toBe('ab <b>c</b> d')
    expect((await linh.say('\u202E \u200B')).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { text: { rule: 'required' } } })
    expect((await linh.say('👨‍👩‍👧'.repeat(200))).status).toBe(200)
    expect((await linh.say('x'.repeat(LONGEST_LINE + 1))).failure.fields).toEqual({ text: { rule: 'too_long', max: LONGEST_LINE } })
    gateway.clock.advance(MINUTE_MS)
    for (let n = 0; n < 20; n++) expect((await linh.say(`${n}`)).status).toBe(200)
    gateway.clock.advance(20_000)
    expect((await linh.say('Too much')).failure).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 40 })
    gateway.clock.advance(40_000)
    expect((await linh.say('Now')).status).toBe(200)
  })

  it('is a case under the number it showed when its member leaves: it waits if they had the last word', async () => {
    const linh = await chatter()
    await linh.open()
    expect((await linh.now()).chat?.caseNumber).toBeNull()
    await linh.say('Where is my deposit?')
    const { caseNumber } = (await linh.now()).chat!
    expect(caseNumber).toMatch(/^C-20261121-\d{4}$/)
    await answer(linh.account, 'SAY', 'I look.')
    await linh.say('Thanks')
    expect(await linh.cases()).toEqual([])
    expect((await linh.end()).value.chat).toMatchObject({ state: 'ENDED', caseNumber })
    const [head] = await linh.cases()
    expect(head).toMatchObject({ number: caseNumber, state: 'WAITING', topic: 'SERVICE', title: 'Where is my deposit?' })
    expect(head?.answerBy).not.toBeNull()
    const { entries } = (await gateway.call(openCase, { number: caseNumber! }, await linh.by())).value.case
    expect(entries.map(({ by, person, text }) => [by, person, text])).toEqual([
      ['MEMBER', null, 'Where is my deposit?'],
      ['DESK', 'mai', 'I look.'],
      ['MEMBER', null, 'Thanks'],
    ])
    // Numbers go on after it, and the next chat is another.
    const next = await linh.open()
    expect(next).toMatchObject({ state: 'WAITING', caseNumber: null })
    await linh.say('One more thing')
    expect((await linh.now()).chat?.caseNumber).not.toBe(caseNumber)
  })

  it('is an answered case when the desk ends it, and none where its member said nothing', async () => {
    const [linh, nam] = [await chatter(), await chatter()]
    await linh.open()
    await linh.say('Thank you, that was all.')
    expect((await answer(linh.account, 'END')).value.chat).toMatchObject({ state: 'ENDED', person: 'mai' })
    expect((await linh.cases())[0]).toMatchObject({ state: 'ANSWERED', answerBy: null })
    await nam.open()
    expect((await nam.end()).value.chat).toMatchObject({ state: 'ENDED', caseNumber: null })
    expect(await nam.cases()).toEqual([])
    expect((await answer(nam.account, 'SAY', 'Hello?')).failure.code).toBe('DESK_CHAT_UNKNOWN')
  })

  it('becomes a case when nobody joins within ten minutes, and after half an hour of silence', async () => {
    const [linh, nam] = [await chatter(), await chatter()]
    await linh.open()
    await linh.say('Is anybody there?')
    await nam.open()
    await nam.say('Hello')
    await answer(nam.account, 'SAY', 'Hello, this is Mai.')
    gateway.clock.advance(9 * MINUTE_MS)
    await gateway.jobs.runDue()
    expect((await linh.now()).chat?.state).toBe('WAITING')
    gateway.clock.advance(2 * MINUTE_MS)
    await gateway.jobs.runDue()
    expect((await linh.now()).chat?.state).toBe('ENDED')
    expect((await linh.cases())[0]).toMatchObject({ state: 'WAITING', title: 'Is anybody there?' })
    expect((await nam.now()).chat?.state).toBe('TALKING')
    gateway.clock.advance(21 * MINUTE_MS)
    await gateway.jobs.runDue()
    expect((await nam.cases())[0]).toMatchObject({ state: 'ANSWERED', title: 'Hello' })
  })

  it('is shut outside of the desk’s hours, and who waited when it closed has a case', async () => {
    const [linh, nam] = [await chatter(), await chatter()]
    await linh.open()
    await linh.say('Just before you go')
    const token = gateway.operatorKey
    await gateway.call(setDeskHours, { from: '03:00', to: '03:01', answerMinutes: 120 }, { token })
    expect((await gateway.call(openDeskChat, {}, await nam.by())).failure.code).toBe('DESK_CHAT_SHUT')
    expect((await nam.now()).hours.open).toBe(false)
    gateway.clock.advance(MINUTE_MS)
    await gateway.jobs.runDue()
    expect((await linh.now()).chat?.state).toBe('ENDED')
    expect(await linh.cases()).toHaveLength(1)
    await gateway.call(setDeskHours, { from: '00:00', to: '00:00', answerMinutes: 120 }, { token })
    expect((await nam.open()).state).toBe('WAITING')
  })

  it('says within how many minutes the last chats were joined', async () => {
    const linh = await chatter()
    await linh.open()
    const before = (await linh.now()).joinMinutes
    gateway.clock.advance(8 * MINUTE_MS)
    await answer(linh.account, 'JOIN')
    expect((await linh.now()).joinMinutes).toBeGreaterThanOrEqual(before ?? 1)
    expect((await linh.now()).joinMinutes).toBeLessThanOrEqual(8)
  })

  it('is closed to guests and trial, and open to who has excluded themselves', async () => {
    expect((await gateway.call(openDeskChat, {})).failure.code).toBe('NOT_LOGGED_IN')
    const trial = await gateway.members.create({ account: 'trialchat', passwordHash: '-', type: gateway.config.trialType })
    const token = await gateway.sessions.open(trial.id, 'SITE', '127.0.0.1')
    for (const row of [openDeskChat, deskChatNow, endDeskChat])
      expect((await gateway.call(row, {}, { token })).failure.code).toBe('NEED_TRUE_ACCOUNT')
    const linh = await chatter()
    expect((await gateway.call(takeBreak, { term: 'M6' }, await linh.by())).status).toBe(200)
    expect((await linh.open()).state).toBe('WAITING')
    expect((await linh.say('Please keep me out.')).status).toBe(200)
  })
})
