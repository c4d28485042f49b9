import type { GameType } from '@portico/contract/catalogue'
import type { Database } from '../db/open.ts'
import type { Clock } from '../ports/clock.ts'
import { fold } from './fold.ts'
import { laneOf, type SportsLanes } from './lanes.ts'
import { allVendors, type GameRow, offeredGames, playedSince, type VendorRow } from './store.ts'

const DAY = 86_400_000

export interface CatalogueGame extends GameRow {
  readonly lane: GameType
  readonly vendor: VendorRow
  /** Bets of the last week. */
  readonly played: number
}

/** The folded words that search compares. */
export interface Words {
  /** Of the name in the reader's language. */
  readonly own: readonly string[]
  /** Of every name the game has, and of its vendor. */
  readonly all: readonly string[]
}

export interface Snapshot {
  /** In catalogue order. */
  readonly games: readonly CatalogueGame[]
  readonly byCode: ReadonlyMap<string, CatalogueGame>
  readonly byNode: ReadonlyMap<number, CatalogueGame>
  readonly vendors: ReadonlyMap<string, VendorRow>
  readonly vendorWords: readonly { readonly code: string; readonly words: readonly string[] }[]
  readonly words: (game: CatalogueGame, language: string) => Words
}

const wordsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean)

const build = (
  rows: readonly GameRow[],
  vendorRows: readonly VendorRow[],
  played: ReadonlyMap<string, number>,
  lanes: SportsLanes,
): Snapshot => {
  const vendors = new Map(vendorRows.map((row) => [row.code, row]))
  const games = rows.flatMap((row) => {
    const vendor = vendors.get(row.vendorCode)
    return vendor
      ? [{ ...row, vendor, lane: laneOf(row.gameType as GameType, row.vendorCode, lanes), played: played.get(row.code) ?? 0 }]
      : []
  })
  const words = new Map<string, Map<number, Words>>()
  return {
    games,
    byCode: new Map(games.map((game) => [game.code, game])),
    byNode: new Map(games.map((game) => [game.nodeId, game])),
    vendors,
    vendorWords: vendorRows.map(({ code, displayName }) => ({ code, words: wordsOf(fold(displayName)) })),
    words: (game, language) => {
      const spoken = words.get(language) ?? new Map<number, Words>()
      words.set(language, spoken)
      const known = spoken.get(game.nodeId)
      if (known) return known
      const fresh = {
        own: wordsOf(fold(game.names[language] ?? '')),
        all: wordsOf(`${game.searchText} ${fold(game.vendor.displayName)}`),
      }
      spoken.set(game.nodeId, fresh)
      return fresh
    },
  }
}

/**
 * The catalogue in memory: up to some ten thousand games that everybody asks for and that change rarely. It is read again
 * when it is older than `maxAgeMs`, so that every instance follows a change within that time.
 */
export const snapshotOf = (
  database: Database,
  clock: Clock,
  lanes: SportsLanes,
  maxAgeMs = 60_000,
): { read(): Promise<Snapshot>; forget(): void } => {
  let taken: { at: number; snapshot: Promise<Snapshot> } | null = null
  const take = async (): Promise<Snapshot> => {
    const since = new Date(clock.now().getTime() - 7 * DAY)
    const [rows, vendorRows, played] = [
      await offeredGames(database.orm),
      await allVendors(database.orm),
      await playedSince(database.orm, since),
    ]
    return build(rows, vendorRows, played, lanes)
  }
  return {
    read: () => {
      const now = clock.now().getTime()
      if (taken === null || Math.abs(now - taken.at) > maxAgeMs) {
        const snapshot = take()
        const mine = { at: now, snapshot }
        taken = mine
        // A failed read is not kept: the next caller tries again.
        snapshot.catch(() => {
          if (taken === mine) taken = null
        })
      }
      return taken.snapshot
    },
    forget: () => {
      taken = null
    },
  }
}
