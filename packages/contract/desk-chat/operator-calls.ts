import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { text } from '../kit/wire.ts'
import { deskChat, deskChatLine, deskChatText } from './shapes.ts'

const head = {
  account: z.string(),
  chat: deskChat,
  /** Whether the member types at present. */
  typing: z.boolean(),
}
const whole = z.object({ ...head, list: z.array(deskChatLine) })
export type WholeDeskChat = z.infer<typeof whole>

/** Chats that are alive: those that wait first, the longest first. */
export const operatorDeskChats = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'GET',
  path: '/operator/desk-chats',
  response: () => z.object({ list: z.array(z.object(head)) }),
})

/** The chat of a member with its last lines, which count as read by the desk. */
export const readDeskChatOf = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'POST',
  path: '/operator/desk-chat/open',
  request: () => z.object({ account: text(40) }),
  response: () => whole,
})

/** Joins the chat of a member, shows that somebody types, says something, or ends it. Whoever does anything of it has joined. */
export const answerDeskChat = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'POST',
  path: '/operator/desk-chat/answer',
  request: () => z.object({ account: text(40), act: z.enum(['JOIN', 'TYPE', 'SAY', 'END']), text: z.optional(deskChatText) }),
  response: () => whole,
})
