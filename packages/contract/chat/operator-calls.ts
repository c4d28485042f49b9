import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { checked, instant, int, listOf, text } from '../kit/wire.ts'
import { roomCode, roomMessage, roomReportReason, roomRules, roomWords } from './shapes.ts'

/** Takes back everything that was said in the chat rooms. */
export const clearRoom = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'DELETE',
  path: '/operator/room',
  response: () => z.object({ cleared: int() }),
})

/** Messages that somebody has to look at, held back for a `word` in them or reported by readers, the longest first; with a room, the last of all that stands in it. */
export const roomQueue = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'GET',
  path: '/operator/room/queue',
  request: () => z.object({ room: z.optional(roomCode) }),
  response: () =>
    z.object({
      list: z.array(
        z.object({
          account: z.string(),
          message: roomMessage,
          /** The word that held it. */
          word: z.nullable(z.string()),
          reports: z.array(z.object({ reason: roomReportReason, at: instant })),
        }),
      ),
    }),
})

/** Lets a message stand, or takes it out for everybody, of the past too. The last word counts. */
export const judgeRoomMessage = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'POST',
  path: '/operator/room/judge',
  request: () => z.object({ id: z.string(), stands: z.boolean(), reason: z.optional(text(200)) }),
  response: () => roomMessage,
})

/** Says something in a room as its host, under the person's own name, also in answer to a message. A host may link, and waits for nobody. */
export const sayAsHost = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'POST',
  path: '/operator/room/say',
  request: () => z.object({ room: roomCode, text: roomWords, replyTo: z.optional(z.string()) }),
  response: () => roomMessage,
})

/** Keeps a member from speaking for so many minutes, at every gateway; 0 lets them speak again. */
export const muteRoomSpeaker = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'POST',
  path: '/operator/room/mute',
  request: () => z.object({ account: text(40), minutes: checked(int(), z.minimum(0), z.maximum(525_600)), reason: text(200) }),
  response: () => z.object({ account: z.string(), until: z.nullable(instant) }),
})

/** How each room is kept. */
export const operatorRooms = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'GET',
  path: '/operator/rooms',
  response: () => z.object({ list: z.array(roomRules) }),
})

/** Sets how a room is kept. */
export const setRoomRules = call({
  token: false,
  only: 'operator',
  desk: 'support',
  method: 'POST',
  path: '/operator/room/rules',
  request: () =>
    z.object({
      room: roomCode,
      slowSeconds: checked(int(), z.minimum(0), z.maximum(3600)),
      words: listOf(text(40), 0, 500),
    }),
  response: () => roomRules,
})
