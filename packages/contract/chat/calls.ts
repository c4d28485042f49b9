import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, nothing, queryInt } from '../kit/wire.ts'
import { blockedSpeaker, roomCode, roomMessage, roomReportReason, roomWords } from './shapes.ts'

/**
 * What was said last in a chat room, oldest first: of the reader's language where none is named. `after` asks for what came after a position,
 * so that whoever was away for a while misses nothing. What is said from then on comes over the events socket, to who has said there that they read the room.
 */
export const roomHistory = call({
  method: 'GET',
  path: '/wps/chat/room',
  token: true,
  account: 'real',
  request: () => z.object({ room: z.optional(roomCode), after: z.optional(queryInt(0, 2 ** 52)) }),
  response: () =>
    z.object({
      room: roomCode,
      rooms: z.array(roomCode),
      list: z.array(roomMessage),
      /** More came after these: ask again after the last of them. */
      more: z.boolean(),
      /** A member speaks at most once in so many seconds. */
      slowSeconds: int(),
      /** By which the reader's own messages are known. */
      own: z.string(),
      /** Until when the reader may not speak, and why. */
      muted: z.nullable(z.object({ until: instant, reason: z.string() })),
      /** Whom the reader has blocked; the list leaves out what they say. */
      blocked: z.array(blockedSpeaker),
    }),
})

/** Says something in a chat room, to every reader at once, also in answer to a message of the room. Links are refused, and so is who speaks too often or was muted. */
export const sayInRoom = call({
  method: 'POST',
  path: '/wps/chat/room',
  token: true,
  account: 'real',
  request: () => z.object({ room: z.optional(roomCode), text: roomWords, replyTo: z.optional(z.string()) }),
  response: () => roomMessage,
})

/** Tells the desk of a message. Whoever reports one twice has reported it once. */
export const reportRoomMessage = call({
  method: 'POST',
  path: '/wps/chat/report',
  token: true,
  account: 'real',
  request: () => z.object({ id: z.string(), reason: roomReportReason }),
  response: () => nothing,
})

/** Takes somebody out of the past and the future for this reader alone, or lets them in again. */
export const blockRoomSpeaker = call({
  method: 'POST',
  path: '/wps/chat/block',
  token: true,
  account: 'real',
  request: () => z.object({ by: z.uuid(), blocked: z.boolean() }),
  response: () => z.object({ blocked: z.array(blockedSpeaker) }),
})
