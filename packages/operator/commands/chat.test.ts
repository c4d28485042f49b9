import { randomUUID } from 'node:crypto'
import { deskChatNow, openDeskChat, sayInDeskChat } from '@portico/contract/desk-chat/calls'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('the operator sees who waits, joins, types, answers and ends a live chat, which is a case then [CONTENT-05]', async () => {
  expect(await operator('chat', 'list')).toBe('Nobody chats.')
  const by = { token: (await gateway.register('linh88')).token }
  await gateway.call(openDeskChat, {}, by)
  expect(await operator('chat', 'list')).toMatch(/^linh88 {2}WAITING as number 1 {2}since .* nobody$/)
  await gateway.call(sayInDeskChat, { id: randomUUID(), text: 'Where is my deposit?' }, by)
  expect(await operator('chat', 'open', 'linh88')).toContain('linh88  Where is my deposit?')
  expect(await operator('chat', 'type', 'linh88')).toContain('TALKING')
  expect(await operator('chat', 'say', 'linh88', 'It is there now.')).toContain('operator  It is there now.')
  const { chat } = (await gateway.call(deskChatNow, {}, by)).value
  expect(chat).toMatchObject({ state: 'TALKING', person: 'operator', deskRead: 2 })
  expect(await operator('chat', 'end', 'linh88')).toContain(chat!.caseNumber)
  expect(await operator('cases', 'list', '--other')).toContain(`${chat!.caseNumber}  QUESTION SERVICE  linh88  ANSWERED`)
  for (const action of ['DESK_CHAT_OPENED', 'DESK_CHAT_JOINED', 'DESK_CHAT_ENDED'])
    expect(await operator('audit', '--action', action)).toContain(action)
  await expect(operator('chat', 'say', 'linh88', 'Anybody?')).rejects.toThrow('No live chat')
})
