import { randomUUID } from 'node:crypto'
import { deskChatNow, endDeskChat, openDeskChat, sayInDeskChat } from '@portico/contract/desk-chat/calls'
import { answerDeskChat } from '@portico/contract/desk-chat/operator-calls'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { afterEach, beforeEach, expect, test } from 'vitest'

let gateway: TestGateway
let by: { token: string; language: string }
beforeEach(async () => {
  gateway = await testGateway()
  by = { token: (await gateway.register('linh88')).token, language: 'EN' }
})
afterEach(() => gateway.close())

/** So many seconds in which she is asked each second, as the gateway's loop does. */
const pass = async (seconds: number) => {
  for (let n = 0; n < seconds; n++) {
    gateway.clock.advance(1000)
    await gateway.deskChat.responderTurn()
  }
}
const now = async () => (await gateway.call(deskChatNow, {}, by)).value
const texts = async () => (await now()).list.map(({ person, text }) => `${person ?? 'linh'}: ${text}`)
const say = (text: string) => gateway.call(sayInDeskChat, { id: randomUUID(), text }, by)

test('Mai lets a member wait a moment, joins, types, greets, and reads and answers what is written', async () => {
  await gateway.call(openDeskChat, {}, by)
  await pass(3)
  expect((await now()).chat).toMatchObject({ state: 'WAITING', place: 1 })
  await pass(2)
  expect((await now()).chat).toMatchObject({ state: 'TALKING', person: 'Mai' })
  expect((await gateway.committedEvents('deskChat.changed')).at(-1)?.data).toEqual({ typing: 'Mai' })
  await pass(3)
  expect(await texts()).toEqual(['Mai: Hello, this is Mai. What can I do for you?'])
  await pass(30)
  expect(await texts()).toHaveLength(1)
  await say('Does a withdrawal end my bonus?')
  expect((await now()).chat?.deskRead).toBe(1)
  await pass(2)
  expect((await now()).chat?.deskRead).toBe(2)
  await pass(5)
  expect((await texts()).at(-1)).toMatch(/^Mai: Withdrawing cash ends a running bonus/)
  await say('Xyz?')
  await pass(8)
  expect((await texts()).at(-1)).toMatch(/^Mai: I have noted that/)
})

test('what is asked while waiting is answered at once, in the reader’s language', async () => {
  by = { ...by, language: 'TY' }
  await gateway.call(openDeskChat, {}, by)
  await say('Tiền nạp của tôi đâu?')
  await pass(12)
  expect((await texts()).at(-1)).toMatch(/^Mai: Tiền nạp là của bạn/)
})

test('Mai keeps out of a chat that a person at the desk has taken', async () => {
  await gateway.call(openDeskChat, {}, by)
  await gateway.call(
    answerDeskChat,
    { account: 'linh88', act: 'SAY', text: 'Hello, Quang here.' },
    await gateway.operatorNamed('quang', 'support'),
  )
  await say('Where is my deposit?')
  await pass(30)
  expect(await texts()).toEqual(['quang: Hello, Quang here.', 'linh: Where is my deposit?'])
  await gateway.call(endDeskChat, {}, by)
  await pass(5)
  expect((await now()).chat).toMatchObject({ state: 'ENDED', person: 'quang' })
})
