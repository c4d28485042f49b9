import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, nothing, queryInt } from '../kit/wire.ts'
import { casePictures, deskHours } from '../support/shapes.ts'
import { deskChat, deskChatLine, deskChatText } from './shapes.ts'

/**
 * The member's chat with the desk: the one that is alive, else one that ended within the hour. With its last lines, the oldest first;
 * `after` asks for those that came after a position, so that whoever was away misses nothing.
 */
export const deskChatNow = call({
  token: true,
  account: 'real',
  method: 'GET',
  path: '/wps/desk-chat',
  request: () => z.object({ after: z.optional(queryInt(0, 1_000_000)) }),
  response: () =>
    z.object({
      chat: z.nullable(deskChat),
      list: z.array(deskChatLine),
      /** More came after these: ask again after the last of them. */
      more: z.boolean(),
      hours: deskHours,
      /** Within how many minutes the last chats were joined; null where there were none. */
      joinMinutes: z.nullable(int()),
      serverNow: instant,
    }),
})

/** Enters the queue. Who is in a chat already stays in it. Refused outside of the desk's hours, when a case can be written. */
export const openDeskChat = call({
  token: true,
  account: 'real',
  method: 'POST',
  path: '/wps/desk-chat',
  limit: 'captcha',
  response: () => z.object({ chat: deskChat }),
})

/**
 * Says something in the chat, also while nobody has joined, with pictures that were sent before; those may go without a word. The same `id`
 * again is the same line.
 */
export const sayInDeskChat = call({
  token: true,
  account: 'real',
  method: 'POST',
  path: '/wps/desk-chat/say',
  request: () => z.object({ id: z.uuid(), text: deskChatText, pictures: casePictures }),
  response: () => deskChatLine,
})

/** Says how far the member has read. */
export const readDeskChat = call({
  token: true,
  account: 'real',
  method: 'POST',
  path: '/wps/desk-chat/read',
  request: () => z.object({ position: int() }),
  response: () => nothing,
})

/** Says that the member types. The desk sees it for some seconds; it is stored nowhere, and nothing comes of it where no chat is alive. */
export const typeToDesk = call({
  token: true,
  account: 'real',
  method: 'POST',
  path: '/wps/desk-chat/type',
  response: () => nothing,
})

/** Leaves the queue or the conversation. What was written becomes a support case. */
export const endDeskChat = call({
  token: true,
  account: 'real',
  method: 'POST',
  path: '/wps/desk-chat/end',
  response: () => z.object({ chat: deskChat }),
})
