import type { GameType } from '@portico/contract/catalogue'
import { assignVariants } from '../art/index.ts'
import { fold } from '../catalogue/fold.ts'
import { laneOf, USUAL_LANES } from '../catalogue/lanes.ts'
import { addCatalogue, type GameRow, type VendorRow } from '../catalogue/store.ts'
import type { Queryable } from '../db/open.ts'
import type { Lots } from './draw-lots.ts'
import { NAMES, type NamedGame } from './words.ts'

/** Which vendors deliver what. The codes are those the specification names; the rest is invented. */
const SLOT_VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']
const FISH_VENDORS = ['JDB', 'CQ9', 'FC', 'JL']
const LIVE_VENDORS = ['SALON', 'PT', 'BGS']
const PVP_VENDORS = ['KIM', 'JL']
const SPORTS_VENDORS = ['NOVA']
const ESPORTS_VENDORS = ['AV', 'IMES', 'IA', 'AI', 'TF']
const COCKFIGHT_VENDORS = ['SV3', 'DS88', 'DIG', 'WGB', 'WS168']
const BINGO_VENDORS = ['BGS']

const VENDORS: readonly VendorRow[] = [
  ['LOTT', 'Portico Lottery'],
  ...SLOT_VENDORS.map((code) => [code, code] as const),
  ['SALON', 'Salon Live'],
  ['KIM', 'Kim Poker'],
  ['NOVA', 'Nova Sports'],
  ...[...ESPORTS_VENDORS, ...COCKFIGHT_VENDORS].map((code) => [code, code] as const),
].map(([code = '', displayName = ''], position) => ({ code, displayName, position }))

/** The lotteries of this gateway stand in the catalogue as any game does; `LOTT` opens them at `/lottery`. */
const LOTTERIES: readonly { code: string; names: Record<string, string>; gameType: GameType; classify: string }[] = [
  { code: 'SSC1', names: { EN: 'SSC, 1 minute', TY: 'SSC 1 phút' }, gameType: 'ELOTT', classify: 'SSC' },
  { code: 'SSC5', names: { EN: 'SSC, 5 minutes', TY: 'SSC 5 phút' }, gameType: 'ELOTT', classify: 'SSC' },
  { code: 'SSCREPLAY', names: { EN: 'SSC, past results', TY: 'SSC kết quả thật' }, gameType: 'LOTT', classify: 'SSC' },
]

const DAY = 86_400_000
const MINUTE = 60_000

const MIN_BETS = [1, 1, 2, 5, 10]
const LINES = [5, 9, 20, 25, 30, 50, 243]

type Draft = Omit<GameRow, 'nodeId' | 'code' | 'variant' | 'position' | 'searchText' | 'enabled' | 'addedAt'> & { code?: string }

const drafts = (lots: Lots, count: number): Draft[] => {
  const draft = (gameType: GameType, vendorCode: string, { names, classify }: NamedGame): Draft => ({
    names,
    classify,
    gameType,
    vendorCode,
    hot: lots.percent(8),
    trial: gameType === 'RNG' || gameType === 'FISH' ? lots.percent(80) : false,
    opensList: false,
    minBet: lots.pick(MIN_BETS),
    lines: gameType === 'RNG' ? lots.pick(LINES) : 0,
  })
  const dealt = (gameType: GameType, vendors: readonly string[], games: readonly NamedGame[]) =>
    lots.shuffled(games).map((game, index) => draft(gameType, vendors[index % vendors.length]!, game))
  /** Every vendor of these has each of the games. */
  const each = (vendors: readonly string[], games: readonly NamedGame[]) =>
    vendors.flatMap((vendor) => games.map(({ names, ...game }) => draft('SPORTS', vendor, { ...game, names: withVendor(names, vendor) })))
  const fixed = [
    ...LOTTERIES.map((lottery) => ({ ...draft(lottery.gameType, 'LOTT', lottery), code: lottery.code, hot: true })),
    ...dealt('LIVE', LIVE_VENDORS, NAMES.LIVE()),
    ...dealt('FISH', FISH_VENDORS, NAMES.FISH()),
    ...dealt('SPORTS', SPORTS_VENDORS, NAMES.SPORTS()),
    ...dealt('PVP', PVP_VENDORS, NAMES.PVP()),
    ...each(ESPORTS_VENDORS, NAMES.ESPORTS()),
    ...each(COCKFIGHT_VENDORS, NAMES.COCKFIGHT()),
    ...dealt('BINGO', BINGO_VENDORS, NAMES.BINGO()),
  ]
  const classed = NAMES.RNG_OTHER()
  const slots = lots.shuffled(NAMES.RNG()).slice(0, Math.max(0, count - fixed.length - classed.length))
  return [...fixed, ...dealt('RNG', SLOT_VENDORS, [...slots, ...classed])].slice(0, count)
}

const withVendor = (names: NamedGame['names'], vendor: string): NamedGame['names'] =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, `${name} ${vendor}`]))

/** Spread over the two years before `end`, so that a few games are new. */
const joinedBefore = (end: Date, position: number): Date => new Date(end.getTime() - ((position * 251) % 701) * DAY - position * MINUTE)

export interface GamesSize {
  readonly games: number
  /** The moment of the youngest game. */
  readonly end: Date
}

/** Adds vendors and games with names, classes and pictures. */
export const seedGames = async (db: Queryable, lots: Lots, { games, end }: GamesSize): Promise<void> => {
  const numbers = new Map<string, number>()
  const rows = drafts(lots, games).map((draft, position) => {
    const number = (numbers.get(draft.vendorCode) ?? 0) + 1
    numbers.set(draft.vendorCode, number)
    return {
      ...draft,
      nodeId: position + 1,
      code: draft.code ?? `${draft.vendorCode}-${String(number).padStart(4, '0')}`,
      position,
      enabled: true,
      addedAt: joinedBefore(end, position),
      searchText: fold(Object.values(draft.names).join(' ')),
    }
  })
  const variants = assignVariants(
    rows.map(({ code, gameType, vendorCode }) => ({
      code,
      category: laneOf(gameType as GameType, vendorCode, USUAL_LANES),
      vendor: vendorCode,
    })),
  )
  await addCatalogue(
    db,
    VENDORS,
    rows.map((row, index) => ({ ...row, variant: variants[index] ?? 0 })),
  )
}
