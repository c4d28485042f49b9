import { randomUUID } from 'node:crypto'
import { deskChatNow, endDeskChat, openDeskChat, sayInDeskChat } from '@portico/contract/desk-chat/calls'
import { answerDeskChat, readDeskChatOf } from '@portico/contract/desk-chat/operator-calls'
import { memberCases, openCase } from '@portico/contract/support/calls'
import { uploadImage } from '@portico/contract/upload/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

/** One white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII='

let gateway: TestGateway
let mai: { token: string }
beforeAll(async () => {
  gateway = await testGateway({ integrations: {} })
  mai = await gateway.operatorNamed('mai', 'support')
})
afterAll(() => gateway.close())

const chatter = async (account: string) => {
  const { id } = await gateway.members.create({ account, passwordHash: '-' })
  const by = { token: await gateway.sessions.open(id, 'SITE', '127.0.0.1') }
  await gateway.call(openDeskChat, {}, by)
  return {
    by,
    picture: async () => (await gateway.call(uploadImage, { image: PIXEL }, by)).value.upload.uploadId,
    say: (pictures: string[], id = randomUUID(), text = 'See here') => gateway.call(sayInDeskChat, { id, text, pictures }, by),
  }
}
const idsOf = (pictures: readonly { uploadId: string }[]) => pictures.map(({ uploadId }) => uploadId)

it('a line of a live chat has pictures, which both sides see and the case keeps [CONTENT-05]', async () => {
  const linh = await chatter('pictures1')
  const [one, two] = [await linh.picture(), await linh.picture()]
  const id = randomUUID()
  expect(idsOf((await linh.say([one, two], id)).value.pictures).toSorted()).toEqual([one, two].toSorted())
  // Sent again it is the same line, though its pictures are tied by now.
  expect((await linh.say([one, two], id)).value.pictures).toHaveLength(2)
  expect((await gateway.call(deskChatNow, {}, linh.by)).value.list.map(({ pictures }) => pictures.length)).toEqual([2])
  const [line] = (await gateway.call(readDeskChatOf, { account: 'pictures1' }, mai)).value.list
  const { url } = line!.pictures[0]!
  expect((await gateway.app.inject({ url })).headers['content-type']).toBe('image/png')
  await gateway.call(answerDeskChat, { account: 'pictures1', act: 'SAY', text: 'I see it.' }, mai)
  await gateway.call(endDeskChat, {}, linh.by)
  const [head] = (await gateway.call(memberCases, {}, linh.by)).value.list
  const { entries } = (await gateway.call(openCase, { number: head!.number }, linh.by)).value.case
  expect(entries.map(({ text, pictures }) => [text, pictures.length])).toEqual([
    ['See here', 2],
    ['I see it.', 0],
  ])
})

it('takes nobody else’s pictures, none that went with something, none that there is not, and no more than three', async () => {
  const [linh, nam] = [await chatter('pictures2'), await chatter('pictures3')]
  const [own, others] = [await linh.picture(), await nam.picture()]
  expect((await linh.say([others])).failure.code).toBe('UPLOAD_UNKNOWN')
  expect((await linh.say([own, randomUUID()])).failure.code).toBe('UPLOAD_UNKNOWN')
  expect((await linh.say([1, 2, 3, 4].map(() => randomUUID()))).status).toBe(400)
  expect((await gateway.call(deskChatNow, {}, linh.by)).value.list).toEqual([])
  expect((await linh.say([own])).status).toBe(200)
  expect((await linh.say([own])).failure.code).toBe('UPLOAD_UNKNOWN')
})

it('pictures go without a word, and the case is called by the first words of it [CONTENT-05]', async () => {
  const linh = await chatter('pictures4')
  expect((await linh.say([], randomUUID(), '')).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { text: { rule: 'required' } } })
  const one = await linh.picture()
  expect((await linh.say([one], randomUUID(), ' ')).value).toMatchObject({ text: '', pictures: [{ uploadId: one }] })
  await gateway.call(answerDeskChat, { account: 'pictures4', act: 'SAY', text: 'A receipt, thank you.' }, mai)
  await gateway.call(endDeskChat, {}, linh.by)
  const [head] = (await gateway.call(memberCases, {}, linh.by)).value.list
  expect(head!.title).toBe('A receipt, thank you.')
  const { case: whole } = (await gateway.call(openCase, { number: head!.number }, linh.by)).value
  expect([whole.head.title, whole.entries.map(({ text, pictures }) => [text, pictures.length])]).toEqual([
    'A receipt, thank you.',
    [
      ['', 1],
      ['A receipt, thank you.', 0],
    ],
  ])
})
