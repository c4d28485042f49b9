import * as z from 'zod/mini'
import { instant } from '../kit/wire.ts'

/** What somebody said; the name is masked, the text plain. */
export const roomMessage = z.object({ id: z.string(), name: z.string(), text: z.string(), saidAt: instant })
export type RoomMessage = z.infer<typeof roomMessage>

/** As long as one message may be. */
export const LONGEST_MESSAGE = 200

/** Something to be seen: blanks of no width and half of a character are nothing. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
