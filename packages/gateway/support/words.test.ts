import { randomUUID } from 'node:crypto'
import { memberCases, replyToCase, sendFeedback } from '@portico/contract/support/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
})
afterAll(() => gateway.close())

let count = 0
const join = async () => {
  count += 1
  const { id } = await gateway.members.create({ account: `writer${count}`, passwordHash: '-' })
  const by = async () => ({ token: await gateway.sessions.open(id, 'SITE', '127.0.0.1') })
  const ask = async ({ content }: { content: string }) =>
    gateway.call(sendFeedback, { requestId: randomUUID(), topic: 'DEPOSIT', content }, await by())
  return {
    ask,
    number: async () => (await ask({ content: 'I sent money at 09:12. It is not in my balance.' })).value.case.head.number,
    list: async () => (await gateway.call(memberCases, {}, await by())).value,
    reply: async (number: string, content: string) => gateway.call(replyToCase, { requestId: randomUUID(), number, content }, await by()),
  }
}

it.each([
  ['A sentence of forty characters has eight words.', 'too_short', 10, 300],
  ['x'.repeat(400), 'too_short', 10, 300],
  ['   \u202E         \u2066 ', 'too_short', 10, 300],
  ['👨‍👩‍👧‍👦 '.repeat(40), 'too_short', 10, 300],
  ['tiền chưa đến '.repeat(3), 'too_short', 10, 300],
  ['我的钱没有到', 'too_short', 10, 300],
  ['tiền '.repeat(301), 'too_long', 10, 300],
  ['x'.repeat(4001), 'too_many_characters', 0, 4000],
])('[MEMBER-06] is refused for the words of its content, counted as a reader counts: %#', async (content, rule, min, max) => {
  const asker = await join()
  expect((await asker.ask({ content })).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { content: { rule, min, max } } })
  expect((await asker.list()).list).toEqual([])
})

it.each([['tiền '.repeat(300)], ['我昨天充值了一百万越南盾但是余额里没有'], ['ผมโอนเงินเมื่อวานนี้แต่ยังไม่เห็นในยอดเงิน']])(
  '[MEMBER-06] is taken within its words, also where no spaces stand between them: %#',
  async (content) => {
    const asker = await join()
    expect((await asker.ask({ content })).status).toBe(200)
  },
)

it('[MEMBER-06] goes on with a reply of one word, though not of none nor of too many', async () => {
  const asker = await join()
  const number = await asker.number()
  expect((await asker.reply(number, '👍 !')).failure).toMatchObject({ fields: { content: { rule: 'too_short', min: 1 } } })
  expect((await asker.reply(number, 'ok '.repeat(301))).failure).toMatchObject({ fields: { content: { rule: 'too_long', max: 300 } } })
  expect((await asker.reply(number, 'Vietcombank')).status).toBe(200)
})
