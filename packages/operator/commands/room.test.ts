import { sayInRoom } from '@portico/contract/chat/calls'
import type { TestGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operator, operatorDesk } from '../testing/desk.ts'

let gateway: TestGateway
let operator: Operator
beforeAll(async () => {
  ;({ gateway, operator } = await operatorDesk())
})
afterAll(() => gateway.close())

test('the operator reads a room, takes a message out of it, mutes its author and finds both in the log [CONTENT-06]', async () => {
  const { token } = await gateway.register('linh88')
  expect(await operator('room', 'said', 'EN')).toBe('Nothing was said.')
  const { value: message } = await gateway.call(sayInRoom, { room: 'EN', text: 'You fool' }, { token })
  expect(await operator('room', 'queue')).toBe('Nothing waits.')
  expect(await operator('room', 'said', 'EN')).toMatch(new RegExp(`^${message.id}  .* EN  SAID  linh88  \\n    You fool$`))
  expect(await operator('room', 'say', 'EN', 'Be kind', '--reply', message.id)).toContain('It is said: ')
  expect(await operator('room', 'said', 'EN')).toMatch(/EN {2}SAID {2}\S+ {2}\n {4}Be kind$/)
  await operator('room', 'remove', message.id, '--reason', 'Insults')
  expect(await operator('room', 'said', 'EN')).toContain('REMOVED  linh88  \n    Insults')
  expect(await operator('room', 'mute', 'linh88', '--minutes', '60', '--reason', 'Insults')).toContain('linh88 may not speak until')
  expect((await gateway.call(sayInRoom, { room: 'EN', text: 'Why?' }, { token })).failure.code).toBe('ROOM_MUTED')
  expect(await operator('room', 'mute', 'linh88', '--minutes', '0', '--reason', 'Talked to')).toBe('linh88 may speak.')
  for (const action of ['ROOM_MESSAGE_REMOVED', 'ROOM_MUTED', 'ROOM_UNMUTED'])
    expect(await operator('audit', '--action', action)).toContain(action)
  await expect(operator('room', 'said', 'QQ')).rejects.toThrow()
})
