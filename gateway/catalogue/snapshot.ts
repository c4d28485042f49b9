import type { GameType } from '@portico/contract/catalogue'
import type { Database } from '../db/open.ts'
import type { Clock } from '../ports/clock.ts'
import { fold } from './fold.ts'
import { laneOf } from './lanes.ts'
import type { Searchable } from './search.ts'
import { allVendors, type GameRow, offeredGames, playedSince, type VendorRow } from './store.ts'

const DAY = 86_400_000

export interface CatalogueGame extends GameRow {
  readonly lane: GameType
  readonly vendor: VendorRow
  /** Bets of the last week. */
  readonly played: number
}

export interface Snapshot {
  readonly games: readonly CatalogueGame[]
  readonly byCode: ReadonlyMap<string, CatalogueGame>
  readonly vendors: ReadonlyMap<string, VendorRow>
  /** The games with their words as a reader of this language searches them. */
  readonly searchable: (language: string) => readonly (Searchable & { game: CatalogueGame })[]
}

const build = (rows: readonly GameRow[], vendorRows: readonly VendorRow[], played: ReadonlyMap<string, number>): Snapshot => {
  const vendors = new Map(vendorRows.map((row) => [row.code, row]))
  const games = rows.flatMap((row) => {
    const vendor = vendors.get(row.vendorCode)
    return vendor ? [{ ...row, vendor, lane: laneOf(row.gameType as GameType, row.vendorCode), played: played.get(row.code) ?? 0 }] : []
  })
  const byLanguage = new Map<string, readonly (Searchable & { game: CatalogueGame })[]>()
  return {
    games,
    byCode: new Map(games.map((game) => [game.code, game])),
    vendors,
    searchable: (language) => {
      const known = byLanguage.get(language)
      if (known) return known
      const list = games.map((game) => ({
        game,
        own: fold(game.names[language] ?? '').split(' '),
        all: `${game.searchText} ${fold(game.vendor.displayName)}`.split(' '),
      }))
      byLanguage.set(language, list)
      return list
    },
  }
}

/**
 * The catalogue in memory: some hundred games that everybody asks for and that change rarely. It is read again when
 * it is older than `maxAgeMs`, so that every instance follows a change within that time.
 */
export const snapshotOf = (database: Database, clock: Clock, maxAgeMs = 60_000): { read(): Promise<Snapshot>; forget(): void } => {
  let taken: { at: number; snapshot: Promise<Snapshot> } | null = null
  const take = async (): Promise<Snapshot> => {
    const since = new Date(clock.now().getTime() - 7 * DAY)
    const [rows, vendorRows, played] = [
      await offeredGames(database.orm),
      await allVendors(database.orm),
      await playedSince(database.orm, since),
    ]
    return build(rows, vendorRows, played)
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
