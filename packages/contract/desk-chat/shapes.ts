import * as z from 'zod/mini'
import { instant, int, upTo } from '../kit/wire.ts'
import { caseNumber } from '../support/shapes.ts'
import { uploadView } from '../upload/shapes.ts'

/** Where a service entry's path leads that opens the chat in place. */
export const DESK_CHAT_PATH = '/help?dialog=deskChat'

/** As long as one line may be, in characters as a reader counts them. */
export const LONGEST_LINE = 500

/** Longer on the wire than `LONGEST_LINE`, since a character may be of many parts. */
export const deskChatText = upTo(4000)

/** `WAITING`: in the queue. `TALKING`: somebody of the desk has joined. */
export const deskChatState = z.enum(['WAITING', 'TALKING', 'ENDED'])

export const deskChatLine = z.object({
  id: z.uuid(),
  /** Counts the lines of a chat from 1. */
  position: int(),
  by: z.enum(['MEMBER', 'DESK']),
  /** Who of the desk; null of the member. */
  person: z.nullable(z.string()),
  text: z.string(),
  pictures: z.array(uploadView),
  at: instant,
})
export type DeskChatLine = z.infer<typeof deskChatLine>

export const deskChat = z.object({
  id: z.uuid(),
  state: deskChatState,
  openedAt: instant,
  joinedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** Who of the desk talks, or talked last. */
  person: z.nullable(z.string()),
  /** In the queue, counted from 1; null once somebody has joined. */
  place: z.nullable(int()),
  /** The last line that the member has read. */
  read: int(),
  /** The last line that the desk has read. */
  deskRead: int(),
  /** Of the case that it becomes, and once it has ended became. */
  caseNumber: z.nullable(caseNumber),
})
export type DeskChat = z.infer<typeof deskChat>
