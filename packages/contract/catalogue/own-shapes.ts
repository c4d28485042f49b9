import * as z from 'zod/mini'
import { int, queryInt, text } from '../kit/wire.ts'
import { gameType } from './shapes.ts'

/** Nobody has more favourites: one page holds them all. */
export const MOST_FAVOURITES = 999

export const clientFields = {
  clientType: z._default(queryInt(3, 3), 3),
  platform: z._default(z.literal('html5-desktop'), 'html5-desktop'),
}

/** `vendor` and `gameType` say what the caller takes the game for; another one is GAME_UNKNOWN. */
export const favouriteMark = z.object({ nodeId: queryInt(1, 999_999_999), vendor: z.optional(text(40)), gameType: z.optional(gameType) })

export const favouriteIdList = z.object({ ids: z.array(int()) })
