import type { HotMatch } from '@portico/contract/content/site-shapes'
import type { matchesRequest, refusalReply } from '@portico/contract/vendor/shapes'
import type * as z from 'zod/mini'
import { findGameByCode } from '../catalogue/index.ts'
import { HOUR_MS } from '../kit/duration.ts'
import { textIn } from '../kit/localized.ts'
import type { Platform } from '../platform.ts'
import { matchesOf, matchesSince, replaceMatches } from './match-store.ts'
import type { By } from './transaction.ts'

/** What a vendor has not said again for so long is shown to nobody. */
export const MATCHES_FRESH_MS = HOUR_MS

const LONGEST_TEXT = 200
const SPORTS = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT'])

export interface VendorMatches {
  /** Takes which matches of its own games are hot, all or nothing: GAME_DISABLED where a game is none of its own, or has no matches. */
  report(by: By, request: z.output<typeof matchesRequest>): Promise<z.output<typeof refusalReply>>
  /** Those of all vendors that were said of late, begun ones among them. */
  hot(): Promise<HotMatch[]>
}

export const createVendorMatches = ({
  database,
  clock,
  events,
  brand,
}: Pick<Platform, 'database' | 'clock' | 'events' | 'brand'>): VendorMatches => {
  const db = database.orm
  const hasEmptyText = ({ league, home, away, bets }: HotMatch): boolean =>
    [league, home, away, ...bets.map(({ label }) => label)].some((localized) => {
      const text = textIn(localized, brand.defaultLanguage, brand).trim()
      return text === '' || text.length > LONGEST_TEXT
    })
  const freshSince = () => new Date(clock.now().getTime() - MATCHES_FRESH_MS)
  return {
    report: async ({ vendor }, { matches }) => {
      const now = clock.now()
      const serverTime = now.toISOString()
      for (const gameCode of new Set(matches.map((match) => match.gameCode))) {
        const game = await findGameByCode(db, gameCode)
        if (game?.vendorCode !== vendor || !SPORTS.has(game.gameType)) return { status: 'GAME_DISABLED', serverTime }
      }
      if (matches.some(hasEmptyText)) return { status: 'INVALID_REQUEST', serverTime }
      // Of one that is named twice the later holds, as of two reports.
      const rows = [...new Map(matches.map((match) => [match.key, match])).values()]
      const keys = (list: readonly HotMatch[]) =>
        list
          .map(({ key }) => key)
          .toSorted()
          .join()
      await db.transaction(async (tx) => {
        const before = await matchesOf(tx, vendor, freshSince())
        await replaceMatches(tx, vendor, rows, now)
        // Odds move all the time; pages are told when there are others to show.
        if (keys(before) !== keys(rows)) await events.broadcast(tx, 'content.changed', { kind: 'match' })
      })
      return { status: 'OK', serverTime }
    },
    hot: () => matchesSince(db, freshSince()),
  }
}
