import type { ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { jackpots } from '@portico/contract/catalogue/calls'
import type { jackpotsRequest, refusalReply } from '@portico/contract/vendor/shapes'
import type * as z from 'zod/mini'
import { findGameByCode } from '../catalogue/index.ts'
import type { Control } from '../control/index.ts'
import { HOUR_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { jackpotsSince, saveJackpots } from './jackpot-store.ts'
import { createGameNames } from './round-names.ts'
import type { By } from './transaction.ts'

/** What a vendor has not said again for so long is shown to nobody. */
export const JACKPOT_FRESH_MS = HOUR_MS

export interface Jackpots {
  /** Takes what a vendor says of jackpots of its own games, all or nothing: GAME_DISABLED where a game is none of its own. */
  report(by: By, request: z.output<typeof jackpotsRequest>): Promise<z.output<typeof refusalReply>>
  /** What the site shows; nothing for a reader whom it shows no offers. */
  list(reader: string | null, language: string): Promise<ResponseOf<typeof jackpots>>
}

export const createJackpots = (platform: Platform, { isSpared }: Pick<Control, 'isSpared'>): Jackpots => {
  const { database, clock, brand } = platform
  const db = database.orm
  const namesOf = createGameNames(platform)
  return {
    report: async ({ vendor }, request) => {
      const now = clock.now()
      const serverTime = now.toISOString()
      for (const gameCode of new Set(request.jackpots.map((each) => each.gameCode)))
        if ((await findGameByCode(db, gameCode))?.vendorCode !== vendor) return { status: 'GAME_DISABLED', serverTime }
      const rows = request.jackpots.map(({ gameCode, currency, amount }) => ({
        vendor,
        gameCode,
        currency,
        amount: BigInt(amount),
        at: now,
      }))
      // Of one that is named twice the later holds, as of two reports.
      await saveJackpots(db, [...new Map(rows.map((row) => [`${row.gameCode} ${row.currency}`, row])).values()])
      return { status: 'OK', serverTime }
    },
    list: async (reader, language) => {
      if (reader !== null && (await isSpared(reader))) return { list: [] }
      const rows = await jackpotsSince(db, brand.currency, new Date(clock.now().getTime() - JACKPOT_FRESH_MS))
      const names = await namesOf(
        rows.map(({ gameCode }) => gameCode),
        language,
      )
      return {
        list: rows.flatMap(({ gameCode, amount, currency, at }) => {
          const game = names.get(gameCode)
          return game
            ? [{ gameCode, gameName: game.name, vendorName: game.vendor, amount: toMoney(amount, currency), at: at.toISOString() }]
            : []
        }),
      }
    },
  }
}
