import * as z from 'zod/mini'
import { checked, instant, int, matching } from '../kit/wire.ts'

/** A room for each language of the brand, by the gateway's code of it. */
export const roomCode = /* @__PURE__ */ matching(/^[A-Z]{2,5}$/)

/** The rooms that somebody reads at once. */
export const readRooms = /* @__PURE__ */ checked(z.array(roomCode), z.maxLength(8))

/** `HELD`: waits for somebody at the desk, and only its author sees it. `REMOVED`: taken out for everybody; its text is gone. */
export const roomMessageState = z.enum(['SAID', 'HELD', 'REMOVED'])
export type RoomMessageState = z.infer<typeof roomMessageState>

/** What a message answers, as it stands now: null in `text` where it was taken out, is held, or is not there any more. */
export const roomQuote = z.object({ id: z.string(), by: z.string(), name: z.string(), text: z.nullable(z.string()) })
export type RoomQuote = z.infer<typeof roomQuote>

/** What somebody said; the name is masked, the text plain. */
export const roomMessage = z.object({
  id: z.string(),
  room: roomCode,
  /** Rises within a room: the one order that every reader sees. */
  position: int(),
  /** Who said it: one person's is always the same, and says nothing of their account. */
  by: z.string(),
  name: z.string(),
  /** Said by somebody of the house, under their own name. */
  host: z.boolean(),
  text: z.string(),
  /** The message that this one answers. */
  replyTo: z.nullable(roomQuote),
  saidAt: instant,
  state: roomMessageState,
  /** Why it was taken out, in the desk's words. */
  reason: z.nullable(z.string()),
})
export type RoomMessage = z.infer<typeof roomMessage>

/** Why a reader reports a message. */
export const roomReportReason = z.enum(['SPAM', 'ABUSE', 'BEGGING', 'PERSONAL', 'OTHER'])
export type RoomReportReason = z.infer<typeof roomReportReason>

/** Somebody whom the reader does not want to read. */
export const blockedSpeaker = z.object({ by: z.string(), name: z.string() })

/** How a room is kept: the seconds between two messages of one member, and words that hold a message back until somebody has looked at it. */
export const roomRules = z.object({ room: roomCode, slowSeconds: int(), words: z.array(z.string()) })
export type RoomRules = z.infer<typeof roomRules>

/** As long as one message may be. */
export const LONGEST_MESSAGE = 200

/** Something to be seen: blanks of no width and half of a character are nothing. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** What somebody writes in a room. */
export const roomWords = /* @__PURE__ */ checked(z.string(), z.trim(), z.regex(VISIBLE), z.maxLength(LONGEST_MESSAGE))
