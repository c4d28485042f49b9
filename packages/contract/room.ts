import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, nothing } from './wire.ts'

/** What somebody said; the name is masked, the text plain. */
export const roomMessage = z.object({ id: z.string(), name: z.string(), text: z.string(), saidAt: instant })
export type RoomMessage = z.infer<typeof roomMessage>

/** As long as one message may be. */
export const LONGEST_MESSAGE = 200

/** Something to be seen: blanks of no width and half of a character are nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const exampleMessage = { id: 'r1', name: 'li***88', text: 'Good luck, everybody', saidAt: '2026-11-21T08:00:30.000Z' }

export const roomHistory = call({
  method: 'GET',
  path: '/wps/chat/room',
  summary: 'What was said last in the chat room, oldest first',
  token: 'optional',
  encrypted: false,
  request: nothing,
  response: z.object({ list: z.array(roomMessage) }),
  failures: [],
  example: { request: {}, response: { list: [exampleMessage] } },
})

export const roomList = call({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  summary: 'The rooms to talk in, each with how much of what was said there is kept and when somebody last spoke',
  token: 'optional',
  encrypted: false,
  request: nothing,
  response: z.object({ list: z.array(z.object({ roomId: z.string(), messages: z.int(), lastSaidAt: z.nullable(instant) })) }),
  failures: [],
  example: { request: {}, response: { list: [{ roomId: 'lobby', messages: 12, lastSaidAt: exampleMessage.saidAt }] } },
})

export const sayInRoom = call({
  method: 'POST',
  path: '/wps/chat/room',
  summary: 'Says something in the chat room, to every reader at once; a member may speak every three seconds',
  token: true,
  encrypted: false,
  request: z.object({ text: z.string().check(z.trim(), z.regex(VISIBLE), z.maxLength(LONGEST_MESSAGE)) }),
  response: roomMessage,
  failures: ['NEED_TRUE_ACCOUNT', 'RATE_LIMITED'],
  example: { request: { text: 'Good luck, everybody' }, response: exampleMessage },
})

export const clearRoom = call({
  method: 'DELETE',
  path: '/operator/room',
  summary: 'Takes back everything that was said in the chat room',
  token: false,
  encrypted: false,
  only: 'operator',
  request: nothing,
  response: z.object({ cleared: z.int() }),
  failures: ['OPERATOR_KEY_WRONG'],
  example: { request: {}, response: { cleared: 12 } },
})
