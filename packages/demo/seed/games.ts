import type { GameType } from '@portico/contract/catalogue/shapes'
import { assignVariants } from '../art/index.ts'
import {
  addCatalogue,
  fold,
  type GameRow,
  laneOf,
  lotteriesAsGames,
  type NewGameRow,
  type NewVendorRow,
} from '@portico/gateway/catalogue/index'
import { DAY_MS } from '@portico/gateway/kit/duration'
import { GAMES } from '@portico/gateway/lottery/index'
import { USUAL_LANES } from '@portico/gateway/config'
import type { Queryable } from '@portico/gateway/db/open'
import type { Random } from './random.ts'
import { CARD_ROOMS } from './card-rooms.ts'
import { moreGames } from './more-games.ts'
import { seedVendors, type SeedVendors } from './vendors.ts'
import { NAMES, type NamedGame, STARBURST } from './words.ts'

/** The one vendor that has a single entry in the lobby besides its games; it opens the list of them [GAME-03]. */
const VENDOR_ENTRY = {
  names: { EN: 'Salon Live, all tables', TY: 'Salon Live, mọi bàn chơi' },
  classify: '',
  gameType: 'LIVE',
  vendorCode: 'SALON',
  hot: false,
  trial: false,
  opensList: true,
  minBet: 1,
  lines: 0,
} as const

/** Lotteries of which nothing is drawn before somebody imports results. */
const CLOSED: ReadonlySet<string> = new Set(GAMES.filter(({ source }) => source === 'replay').map(({ code }) => code))

/** Lotteries that came to the others when there was a catalogue: last, so that every game keeps its place. */
const LATER: ReadonlySet<string> = new Set(GAMES.filter(({ source }) => source === 'stations').map(({ code }) => code))

/** There is a game of each of these, however few games there are: members of the demonstration have played them. */
const PLAYED_TYPES = ['RNG', 'LIVE', 'FISH'] as const
export type PlayedType = (typeof PLAYED_TYPES)[number]

const MINUTE = 60_000

const MIN_BETS = [1, 1, 2, 5, 10]
const LINES = [5, 9, 20, 25, 30, 50, 243]

type Draft = Omit<GameRow, 'nodeId' | 'iconUrl' | 'code' | 'variant' | 'position' | 'searchText' | 'enabled' | 'addedAt' | 'rooms'> & {
  code?: string
  rooms?: GameRow['rooms']
}

const drafts = (random: Random, count: number, vendors: SeedVendors): Draft[] => {
  const draft = (gameType: GameType, vendorCode: string, { names, classify }: NamedGame): Draft => ({
    names,
    classify,
    gameType,
    vendorCode,
    hot: random.percent(8),
    trial: gameType === 'RNG' || gameType === 'FISH' ? random.percent(80) : false,
    opensList: false,
    minBet: random.pick(MIN_BETS),
    lines: gameType === 'RNG' ? random.pick(LINES) : 0,
    ...(gameType === 'PVP' ? { rooms: CARD_ROOMS } : {}),
  })
  const dealt = (gameType: Parameters<SeedVendors['of']>[0], games: readonly NamedGame[]) => {
    const from = vendors.of(gameType)
    return random.shuffled(games).map((game, index) => draft(gameType, from[index % from.length]!, game))
  }
  /** Every vendor of these has each of the games. */
  const each = (gameType: 'ESPORTS' | 'COCKFIGHT', games: readonly NamedGame[]) =>
    vendors
      .of(gameType)
      .flatMap((vendor) => games.map(({ names, ...game }) => draft('SPORTS', vendor, { ...game, names: withVendor(names, vendor) })))
  const lotteries = lotteriesAsGames()
  const later = lotteries.filter(({ code }) => LATER.has(code))
  const fixed = [
    ...lotteries.filter(({ code }) => !LATER.has(code)),
    VENDOR_ENTRY,
    ...dealt('LIVE', NAMES.LIVE()),
    ...dealt('FISH', NAMES.FISH()),
    ...dealt('SPORTS', NAMES.SPORTS()),
    ...dealt('PVP', NAMES.PVP()),
    ...each('ESPORTS', NAMES.ESPORTS()),
    ...each('COCKFIGHT', NAMES.COCKFIGHT()),
    ...dealt('BINGO', NAMES.BINGO()),
  ]
  const classed = NAMES.RNG_OTHER()
  const room = count - fixed.length - classed.length
  const slots = [...random.shuffled(NAMES.RNG()).slice(0, Math.max(0, room - 1)), STARBURST]
  const first = [...fixed, ...dealt('RNG', [...slots, ...classed])]
  const usual = first.slice(0, count)
  const all = [...usual, ...moreGames(count - usual.length).flatMap(({ gameType, games }) => dealt(gameType, games))]
  const some = all.slice(0, count - later.length)
  const played = PLAYED_TYPES.flatMap((type) => {
    const isPlayed = (game: Draft): boolean => game.gameType === type && !game.opensList
    return some.some(isPlayed) ? [] : (first.find(isPlayed) ?? [])
  }).slice(0, some.length)
  return [...some.slice(0, some.length - played.length), ...played, ...later]
}

const withVendor = (names: NamedGame['names'], vendor: string): NamedGame['names'] =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, `${name} ${vendor}`]))

/** Spread over the two years before `end`, so that a few games are new. */
const joinedBefore = (end: Date, position: number): Date => new Date(end.getTime() - ((position * 251) % 701) * DAY_MS - position * MINUTE)

export interface GamesSize {
  readonly games: number
  /** Absent: the usual ones. */
  readonly vendors?: number | undefined
  /** The moment of the youngest game. */
  readonly end: Date
}

/** Vendors, and games with names, classes and pictures. @throws RangeError when there are not so many vendors or names. */
export const drawCatalogue = (
  random: Random,
  { games, vendors: count, end }: GamesSize,
): { readonly vendors: readonly NewVendorRow[]; readonly games: readonly NewGameRow[] } => {
  const vendors = seedVendors(count)
  const numbers = new Map<string, number>()
  const rows = drafts(random, games, vendors).map((draft, position) => {
    const number = (numbers.get(draft.vendorCode) ?? 0) + 1
    numbers.set(draft.vendorCode, number)
    return {
      ...draft,
      nodeId: position + 1,
      code: draft.code ?? `${draft.vendorCode}-${String(number).padStart(4, '0')}`,
      position,
      enabled: !CLOSED.has(draft.code ?? ''),
      addedAt: joinedBefore(end, position),
      searchText: fold(Object.values(draft.names).join(' ')),
    }
  })
  const variants = assignVariants(
    rows.map(({ code, gameType, vendorCode, classify, names }) => ({
      code,
      category: laneOf(gameType as GameType, vendorCode, USUAL_LANES),
      vendor: vendorCode,
      subject: `${classify} ${names['EN'] ?? ''}`,
    })),
  )
  return { vendors: vendors.rows, games: rows.map((row, index) => ({ ...row, variant: variants[index] ?? 0 })) }
}

/** Adds a catalogue of that size, and answers its games. @throws RangeError as `drawCatalogue` does. */
export const seedGames = async (db: Queryable, random: Random, size: GamesSize): Promise<readonly NewGameRow[]> => {
  const { vendors, games } = drawCatalogue(random, size)
  await addCatalogue(db, vendors, games)
  return games
}
