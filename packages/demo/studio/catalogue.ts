import { addCatalogue, fold, type NewGameRow } from '@portico/gateway/catalogue/index'
import type { Queryable } from '@portico/gateway/db/open'

export const STUDIO_VENDOR = 'PSTUDIO'

/** Far above the numbers of the other demo games, which may be hundreds of thousands. */
const FIRST_NODE = 900_000_001

interface StudioGame {
  /** As the studio calls it. */
  readonly code: string
  readonly gameType: 'RNG' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'FISH' | 'BINGO' | 'PVP'
  readonly classify: string
  readonly names: Readonly<Record<string, string>>
  readonly lines: number
  readonly variant: number
}

const GAMES: readonly StudioGame[] = [
  { code: 'PSMOONGATE', gameType: 'RNG', classify: 'SLOTS', names: { EN: 'Moon Gate', TY: 'Cổng Trăng' }, lines: 25, variant: 6 },
  {
    code: 'PSROULETTE',
    gameType: 'LIVE',
    classify: 'ROULETTE',
    names: { EN: 'European Roulette', TY: 'Roulette châu Âu' },
    lines: 0,
    variant: 6,
  },
  { code: 'PSBACCARAT', gameType: 'LIVE', classify: 'BACCARAT', names: { EN: 'Baccarat', TY: 'Baccarat' }, lines: 0, variant: 3 },
  { code: 'PSSKYLANTERN', gameType: 'RNG', classify: 'CRASH', names: { EN: 'Sky Lantern', TY: 'Đèn Trời' }, lines: 0, variant: 37 },
  { code: 'PSCORALREEF', gameType: 'FISH', classify: '', names: { EN: 'Coral Reef', TY: 'Rạn San Hô' }, lines: 0, variant: 40 },
  { code: 'PSBINGODUSK', gameType: 'BINGO', classify: '', names: { EN: 'Bingo at Dusk', TY: 'Bingo Hoàng Hôn' }, lines: 0, variant: 12 },
  {
    code: 'PSSPORTS',
    gameType: 'SPORTS',
    classify: 'FOOTBALL',
    names: { EN: 'Studio Sports', TY: 'Thể thao Studio' },
    lines: 0,
    variant: 0,
  },
  { code: 'PSESPORTS', gameType: 'ESPORTS', classify: '', names: { EN: 'Studio Esports', TY: 'Esports Studio' }, lines: 0, variant: 4 },
  { code: 'PSCOCKFIGHT', gameType: 'COCKFIGHT', classify: '', names: { EN: 'Studio Cockfight', TY: 'Đá gà Studio' }, lines: 0, variant: 2 },
  { code: 'PSTWOKINGS', gameType: 'PVP', classify: 'CARDS', names: { EN: 'Two Kings', TY: 'Song Vương' }, lines: 0, variant: 11 },
]

/** The first of the studio's games of a type, by its number and its name: what can be played where another vendor's game cannot. */
export const studioGameOf = (gameType: string, language: string): { readonly nodeId: number; readonly name: string } | undefined => {
  const index = GAMES.findIndex((game) => game.gameType === gameType)
  const name = GAMES[index]?.names[language]
  return name === undefined ? undefined : { nodeId: FIRST_NODE + index, name }
}

const row = ({ names, ...game }: StudioGame, index: number, addedAt: Date): NewGameRow => ({
  ...game,
  names: { ...names },
  nodeId: FIRST_NODE + index,
  vendorCode: STUDIO_VENDOR,
  hot: true,
  trial: true,
  opensList: false,
  minBet: 1,
  // Before all others: these can be played.
  position: index - GAMES.length,
  enabled: true,
  searchText: fold(Object.values(names).join(' ')),
  addedAt,
})

/** Puts the studio's games before those of all other vendors; what is there already stays as it is. */
export const addStudioGames = (db: Queryable, addedAt: Date): Promise<void> =>
  addCatalogue(
    db,
    [{ code: STUDIO_VENDOR, displayName: 'Portico Studio', position: -1 }],
    GAMES.map((game, index) => row(game, index, addedAt)),
  )
