import { randomUUID } from 'node:crypto'
import { memberLetters, unreadCount } from '@portico/contract/inbox/calls'
import type { SentOf } from '@portico/contract/kit/call'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { memberCases, openCase, replyToCase, sendFeedback, solveCase } from '@portico/contract/support/calls'
import { answerCase, operatorCases, readCase, setDeskHours } from '@portico/contract/support/operator-calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../kit/duration.ts'
import { freePlay } from '../testing/free-play.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let mai: { token: string }
let image: string
beforeAll(async () => {
  gateway = await testGateway()
  mai = await gateway.operatorNamed('mai', 'support')
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2b4bb3' } })
  image = (await picture.png().toBuffer()).toString('base64')
})
afterAll(() => gateway.close())

const CONTENT = 'I sent money at 09:12. It is not in my balance.'
let count = 0
const join = async () => {
  count += 1
  const { id, account } = await gateway.members.create({ account: `asker${count}`, passwordHash: '-' })
  const by = async () => ({ token: await gateway.sessions.open(id, 'SITE', '127.0.0.1') })
  const ask = async (more: Partial<SentOf<typeof sendFeedback>> = {}) =>
    gateway.call(sendFeedback, { requestId: randomUUID(), topic: 'DEPOSIT', content: CONTENT, ...more }, await by())
  return {
    id,
    account,
    by,
    ask,
    picture: async () => (await gateway.uploads.take({ memberId: id }, image)).uploadId,
    number: async () => (await ask()).value.case.head.number,
    list: async () => (await gateway.call(memberCases, {}, await by())).value,
    read: async (number: string) => gateway.call(openCase, { number }, await by()),
    reply: async (
      number: string,
      content = 'It is still not there, please look.',
      more: { requestId?: string; pictures?: string[] } = {},
    ) => gateway.call(replyToCase, { requestId: randomUUID(), number, content, ...more }, await by()),
    solve: async (number: string) => gateway.call(solveCase, { number }, await by()),
    unread: async () => (await gateway.call(unreadCount, {}, await by())).value.unreadCount,
  }
}
const answer = (number: string, version: number, more: { text?: string; solve?: boolean } = { text: 'It is there now.' }) =>
  gateway.call(answerCase, { number, version, ...more }, mai)

describe('a case', () => {
  it('[MEMBER-06] [CALL-09] is asked with a picture, answered, solved and reopened, and the member hears of each step', async () => {
    const asker = await join()
    const sent = await asker.ask({ pictures: [await asker.picture()] })
    const { head, entries } = sent.value.case
    expect(head).toMatchObject({ topic: 'DEPOSIT', kind: 'QUESTION', title: CONTENT, state: 'WAITING', version: 1 })
    expect(head.number).toMatch(/^C-20261121-\d{4}$/)
    expect((await gateway.app.inject({ method: 'GET', url: entries[0]!.pictures[0]!.url })).statusCode).toBe(200)
    const waiting = (await gateway.call(operatorCases, {}, mai)).value.list
    expect(waiting).toContainEqual({ account: asker.account, head })
    expect((await gateway.call(readCase, { number: head.number }, mai)).value).toMatchObject({ account: asker.account, case: { head } })
    expect((await answer(head.number, 1, { text: 'It is there now.', solve: true })).value.case.head).toMatchObject({
      state: 'SOLVED',
      version: 2,
    })
    expect(await asker.unread()).toBe(1)
    const letter = (await gateway.call(memberLetters, {}, await asker.by())).value.list[0]
    expect(letter).toMatchObject({
      kind: 'ACCOUNT',
      template: 'CASE_ANSWERED',
      values: { number: head.number, person: 'mai' },
      unread: true,
    })
    expect(letter?.link).toBe(`/member/messageV2?tab=cases&case=${head.number}`)
    const read = (await asker.read(head.number)).value.case
    expect(read.entries.map(({ event, by, person }) => [event, by, person])).toEqual([
      ['SAID', 'MEMBER', null],
      ['SAID', 'DESK', 'mai'],
      ['SOLVED', 'DESK', 'mai'],
    ])
    // Who looked at the case has read the message about it.
    expect(await asker.unread()).toBe(0)
    const again = (await asker.reply(head.number)).value.case
    expect(again.head).toMatchObject({ state: 'WAITING', version: 3 })
    expect(again.entries.slice(3).map(({ event }) => event)).toEqual(['SAID', 'REOPENED'])
    expect((await answer(head.number, 2)).failure.code).toBe('CASE_CHANGED')
    expect((await answer(head.number, 3)).value.case.head.state).toBe('ANSWERED')
    expect((await asker.solve(head.number)).value.case.head.state).toBe('SOLVED')
    expect((await gateway.committedEvents('case.changed')).length).toBeGreaterThanOrEqual(5)
    const { list } = (await gateway.call(auditLog, { account: asker.id }, await gateway.operatorNamed('hoa'))).value
    expect(list.map(({ action }) => action)).toEqual(expect.arrayContaining(['CASE_OPENED', 'CASE_SOLVED', 'CASE_ANSWERED']))
  })

  it.each(['DEPOSIT', 'WITHDRAWAL', 'GAME', 'SERVICE', 'APPLICATION', 'OTHER'] as const)('[MEMBER-06] is about %s', async (topic) => {
    const asker = await join()
    await asker.ask({ topic })
    expect((await asker.list()).list).toMatchObject([{ topic }])
  })

  it('stores text without marks that turn other texts round, and markup as text', async () => {
    const asker = await join()
    const { entries } = (await asker.ask({ content: '\u202E<img src=x onerror=alert(1)> and more words to be long enough\u2066' })).value
      .case
    expect(entries[0]!.text).toBe('<img src=x onerror=alert(1)> and more words to be long enough')
  })

  it('is one for a wish that is sent twice, also at the same time, and so is a reply', async () => {
    const asker = await join()
    const requestId = randomUUID()
    const [one, other] = await Promise.all([asker.ask({ requestId }), asker.ask({ requestId })])
    expect(one.value.case.head.number).toBe(other.value.case.head.number)
    const { number } = one.value.case.head
    const wish = { requestId: randomUUID() }
    await asker.reply(number, CONTENT, wish)
    expect((await asker.reply(number, CONTENT, wish)).value.case.entries).toHaveLength(2)
    expect((await asker.list()).list).toHaveLength(1)
  })

  it('takes no picture of somebody else, none twice, and no more than three', async () => {
    const [asker, other] = [await join(), await join()]
    const picture = await other.picture()
    expect((await asker.ask({ pictures: [picture] })).failure.code).toBe('UPLOAD_UNKNOWN')
    expect((await other.ask({ pictures: [picture] })).status).toBe(200)
    expect((await other.ask({ pictures: [picture] })).failure.code).toBe('UPLOAD_UNKNOWN')
    const four = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    expect((await asker.ask({ pictures: four })).failure.code).toBe('INVALID_REQUEST')
  })

  it('is nobody else’s to read, to write in or to solve', async () => {
    const [asker, other] = [await join(), await join()]
    const number = await asker.number()
    for (const refusal of [await other.read(number), await other.reply(number), await other.solve(number)])
      expect(refusal.failure.code).toBe('CASE_UNKNOWN')
    const { by } = await freePlay(() => gateway).player()
    expect((await gateway.call(memberCases, {}, by)).failure.code).toBe('NEED_TRUE_ACCOUNT')
  })

  it('can be reopened for 30 days, and is closed then', async () => {
    const asker = await join()
    const number = await asker.number()
    await answer(number, 1, { solve: true })
    const solvedAt = gateway.clock.now().getTime()
    expect((await asker.list()).list[0]!.reopenUntil).toBe(new Date(solvedAt + 30 * DAY_MS).toISOString())
    gateway.clock.advance(30 * DAY_MS - 1)
    expect((await asker.list()).list[0]!.state).toBe('SOLVED')
    gateway.clock.advance(1)
    expect((await asker.list()).list[0]).toMatchObject({ state: 'CLOSED', reopenUntil: null })
    expect((await asker.reply(number)).failure.code).toBe('CASE_CLOSED')
    expect((await asker.solve(number)).failure.code).toBe('CASE_CLOSED')
    expect((await answer(number, 2)).failure.code).toBe('CASE_CLOSED')
  })

  it('of feedback that wants no answer is closed from the start; a complaint always waits', async () => {
    const asker = await join()
    expect((await asker.ask({ kind: 'FEEDBACK', answer: false })).value.case.head).toMatchObject({ state: 'CLOSED', answerBy: null })
    expect((await asker.ask({ kind: 'COMPLAINT', answer: false })).value.case.head).toMatchObject({ kind: 'COMPLAINT', state: 'WAITING' })
  })

  it('is one of ten that wait at most', async () => {
    const asker = await join()
    for (let index = 0; index < 10; index += 1) await asker.ask()
    expect((await asker.ask()).failure.code).toBe('TOO_MANY_CASES')
  })

  it('needs an answer or a solution', async () => {
    const asker = await join()
    expect((await answer(await asker.number(), 1, { text: ' \u202E ' })).failure).toMatchObject({ fields: { text: { rule: 'required' } } })
    expect((await answer('C-20261121-999999', 1)).failure.code).toBe('CASE_UNKNOWN')
  })
})

describe('the desk’s hours', () => {
  it('say when it is there, and are all that a promise counts', async () => {
    const administrator = await gateway.operatorNamed('hoa')
    const set = (from: string, to: string, answerMinutes: number) => gateway.call(setDeskHours, { from, to, answerMinutes }, administrator)
    expect((await set('09:00', '17:00', 0)).failure.code).toBe('FIELD_INVALID')
    await set('09:00', '17:00', 120)
    const asker = await join()
    // The merchant's clocks are seven hours ahead of UTC.
    const now = gateway.clock.now()
    const tomorrow = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 9, 30))
    gateway.clock.advance(tomorrow.getTime() - now.getTime())
    const day = (days: number, time: string) => `${new Date(tomorrow.getTime() + days * DAY_MS).toISOString().slice(0, 10)}T${time}:00.000Z`
    expect((await asker.list()).hours).toEqual({ open: true, from: day(0, '02:00'), to: day(0, '10:00') })
    expect((await asker.ask()).value.case.head.answerBy).toBe(day(1, '03:30'))
    gateway.clock.advance(30 * MINUTE_MS)
    expect((await asker.list()).hours).toEqual({ open: false, from: day(1, '02:00'), to: day(1, '10:00') })
    expect((await asker.ask()).value.case.head.answerBy).toBe(day(1, '04:00'))
  })
})
