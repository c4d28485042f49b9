import type { GameType } from '@portico/contract/catalogue/shapes'
import type { Database } from '../db/open.ts'
import { betsPerGame } from '../lottery/index.ts'
import type { Clock } from '../ports/clock.ts'
import { fold } from './fold.ts'
import type { SportsLanes } from '../config.ts'
import { laneOf } from './lanes.ts'
import { allVendors, catalogueStamp, type GameRow, offeredGames, type VendorRow } from './store.ts'
import { DAY_MS } from '../kit/duration.ts'

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

/** What was read of the catalogue, and the words made of it. */
interface Read {
  readonly stamp: string
  readonly rows: readonly GameRow[]
  readonly vendorRows: readonly VendorRow[]
  readonly words: Map<string, Map<number, Words>>
}

const build = ({ rows, vendorRows, words }: Read, played: ReadonlyMap<string, number>, lanes: SportsLanes): Snapshot => {
  const vendors = new Map(vendorRows.map((row) => [row.code, row]))
  const games = rows.flatMap((row) => {
    const vendor = vendors.get(row.vendorCode)
    return vendor
      ? [{ ...row, vendor, lane: laneOf(row.gameType as GameType, row.vendorCode, lanes), played: played.get(row.code) ?? 0 }]
      : []
  })
  return {
    games,
    byCode: new Map(games.map((game) => [game.code, game])),
    byNode: new Map(games.map((game) => [game.nodeId, game])),
    vendors,
    vendorWords: vendorRows.map(({ code, displayName }) => ({ code, words: wordsOf(fold(displayName)) })),
    words: (game, language) => {
      const translations = words.get(language) ?? new Map<number, Words>()
      words.set(language, translations)
      const known = translations.get(game.nodeId)
      if (known) return known
      const fresh = {
        own: wordsOf(fold(game.names[language] ?? '')),
        all: wordsOf(`${game.searchText} ${fold(game.vendor.displayName)}`),
      }
      translations.set(game.nodeId, fresh)
      return fresh
    },
  }
}

/**
 * The catalogue in memory: up to some ten thousand games that everybody asks for and that change rarely. When it is
 * older than `maxAgeMs` it is looked at again, and read again if it has changed, so that every instance follows within that time.
 */
export const snapshotOf = (
  database: Database,
  clock: Clock,
  lanes: SportsLanes,
  maxAgeMs = 60_000,
): { read(): Promise<Snapshot>; forget(): void } => {
  let current: { at: number; snapshot: Promise<Snapshot> } | null = null
  let known: Read | undefined
  const take = async (): Promise<Snapshot> => {
    const db = database.orm
    const stamp = await catalogueStamp(db)
    if (known?.stamp !== stamp) known = { stamp, rows: await offeredGames(db), vendorRows: await allVendors(db), words: new Map() }
    const since = new Date(clock.now().getTime() - 7 * DAY_MS)
    return build(known, await betsPerGame(db, since), lanes)
  }
  return {
    read: () => {
      const now = clock.now().getTime()
      if (current === null || Math.abs(now - current.at) > maxAgeMs) {
        const snapshot = take()
        const mine = { at: now, snapshot }
        current = mine
        // A failed read is not kept: the next caller tries again.
        snapshot.catch(() => {
          if (current === mine) current = null
        })
      }
      return current.snapshot
    },
    forget: () => {
      current = null
    },
  }
}
