import * as z from 'zod/mini'
import { int, queryInt, text } from '../kit/wire.ts'
import { gameType } from './shapes.ts'

/** Nobody has more favourites: one page holds them all. */
export const MOST_FAVOURITES = 999

/** Which client asks: both platforms of the specification are taken, and answered alike. */
export const clientPlatform = z._default(z.enum(['html5-desktop', 'flash']), 'html5-desktop')

/** A language and a merchant may come with the query, too; they go before the headers of the same meaning. */
export const queryLanguage = z.optional(text(10))
export const queryMerchant = z.optional(text(40))

/** The fields of a request that name its reader. */
export const clientReader = { language: 'language', merchant: 'merchant' } as const

export const clientFields = {
  clientType: z._default(queryInt(3, 3), 3),
  platform: clientPlatform,
  language: queryLanguage,
  merchant: queryMerchant,
}

/** `vendor` and `gameType` say what the caller takes the game for; another one is GAME_UNKNOWN. */
export const favouriteMark = z.object({ nodeId: queryInt(1, 999_999_999), vendor: z.optional(text(40)), gameType: z.optional(gameType) })

export const favouriteIdList = z.object({ ids: z.array(int()) })
