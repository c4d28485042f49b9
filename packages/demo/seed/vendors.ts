import type { GameType } from '@portico/contract/catalogue/shapes'
import { LOTTERY_VENDORS, type NewVendorRow } from '@portico/gateway/catalogue/index'

type Delivers = 'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'BINGO'

/** Who delivers what. The codes are those the specification names; the rest is invented. */
const USUAL = {
  RNG: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'],
  FISH: ['JDB', 'CQ9', 'FC', 'JL'],
  LIVE: ['SALON', 'PT', 'BGS'],
  PVP: ['KIM', 'JL'],
  SPORTS: ['NOVA'],
  ESPORTS: ['AV', 'IMES', 'IA', 'AI', 'TF'],
  COCKFIGHT: ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'],
  BINGO: ['BGS'],
} as const satisfies Record<Delivers, readonly string[]>

const NAMED: readonly (readonly [code: string, displayName: string])[] = [
  ...Object.entries(LOTTERY_VENDORS),
  ...USUAL.RNG.map((code) => [code, code] as const),
  ['SALON', 'Salon Live'],
  ['KIM', 'Kim Poker'],
  ['NOVA', 'Nova Sports'],
  ...[...USUAL.ESPORTS, ...USUAL.COCKFIGHT].map((code) => [code, code] as const),
]

const FIRST = [
  'Amber',
  'Cobalt',
  'Dusk',
  'Ember',
  'Fable',
  'Gilded',
  'Hazel',
  'Iron',
  'Juniper',
  'Lunar',
  'Misty',
  'Northern',
  'Olive',
  'Paper',
]
const SECOND = [
  'Anchor',
  'Bridge',
  'Crane',
  'Delta',
  'Finch',
  'Garden',
  'Harbor',
  'Kite',
  'Lantern',
  'Mill',
  'Otter',
  'Quarry',
  'Raven',
  'Summit',
]

/** Studios that nobody has: `Amber Finch`, with the code `AMBFIN`. */
const invented = (): (readonly [code: string, displayName: string])[] =>
  SECOND.flatMap((second, row) =>
    FIRST.map((_, column) => {
      const first = FIRST[(column + row) % FIRST.length]!
      return [`${first.slice(0, 3)}${second.slice(0, 3)}`.toUpperCase(), `${first} ${second}`] as const
    }),
  )

export const FEWEST_VENDORS = NAMED.length
export const MOST_VENDORS = NAMED.length + FIRST.length * SECOND.length

/** What an invented studio delivers besides slots: every fourth fishing games, and so on. */
const BESIDES: readonly (readonly [Delivers, number])[] = [
  ['FISH', 4],
  ['LIVE', 5],
  ['PVP', 7],
  ['BINGO', 9],
]

export interface SeedVendors {
  readonly rows: readonly NewVendorRow[]
  readonly of: (gameType: Exclude<GameType, 'LOTT' | 'ELOTT'>) => readonly string[]
}

/** So many vendors; the first are always the same. @throws RangeError when there are not so many, or more than there are names. */
export const seedVendors = (count: number = FEWEST_VENDORS): SeedVendors => {
  if (!Number.isInteger(count) || count < FEWEST_VENDORS || count > MOST_VENDORS)
    throw new RangeError(`vendors: from ${FEWEST_VENDORS} to ${MOST_VENDORS}`)
  const more = invented().slice(0, count - NAMED.length)
  const added = (gameType: Delivers): string[] => {
    const every = gameType === 'RNG' ? 1 : BESIDES.find(([type]) => type === gameType)?.[1]
    return every === undefined ? [] : more.filter((_, index) => index % every === 0).map(([code]) => code)
  }
  return {
    rows: [...NAMED, ...more].map(([code, displayName], position) => ({ code, displayName, position })),
    of: (gameType) => [...USUAL[gameType], ...added(gameType)],
  }
}
