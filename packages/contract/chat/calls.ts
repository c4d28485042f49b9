import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { checked } from '../kit/wire.ts'
import { LONGEST_MESSAGE, roomMessage, VISIBLE } from './shapes.ts'

/** What was said last in the chat room, oldest first. */
export const roomHistory = call({
  method: 'GET',
  path: '/wps/chat/room',
  token: 'optional',
  response: () => z.object({ list: z.array(roomMessage) }),
})

/** Says something in the chat room, to every reader at once; a member may speak every three seconds. */
export const sayInRoom = call({
  method: 'POST',
  path: '/wps/chat/room',
  token: true,
  account: 'real',
  request: () => z.object({ text: checked(z.string(), z.trim(), z.regex(VISIBLE), z.maxLength(LONGEST_MESSAGE)) }),
  response: () => roomMessage,
})
