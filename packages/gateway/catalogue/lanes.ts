import type { GameType, IconGroup, PrizeMode } from '@portico/contract/catalogue/shapes'
import type { SportsLanes } from '../config.ts'

/** The lane of a game: its type, except that sports of the vendors given go to theirs. */
export const laneOf = (gameType: GameType, vendorCode: string, { esportsVendors, cockfightVendors }: SportsLanes): GameType => {
  if (gameType !== 'SPORTS') return gameType
  if (esportsVendors.includes(vendorCode)) return 'ESPORTS'
  return cockfightVendors.includes(vendorCode) ? 'COCKFIGHT' : 'SPORTS'
}

/** The category that vendors know a lane's games under. */
export const categoryOf = (lane: GameType): GameType => (lane === 'ESPORTS' || lane === 'COCKFIGHT' ? 'SPORTS' : lane)

/** The group of a vendor's icon for a lane; own lotteries have none [GAME-09]. */
export const iconGroupOf = (lane: GameType): IconGroup | undefined => {
  const category = categoryOf(lane)
  if (category === 'LOTT' || category === 'ELOTT') return undefined
  return category === 'FISH' || category === 'LIVE' || category === 'PVP' || category === 'SPORTS' ? category : 'RNG'
}

/** Lanes in menu order. */
export const MENU_ORDER: readonly GameType[] = ['ELOTT', 'LOTT', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'BINGO']

/** The price book of a lane's lotteries, from the codes of its vendors [LOBBY-23]. */
export const prizeModeOf = (vendorCodes: Iterable<string>): PrizeMode => {
  for (const code of vendorCodes) if (code === 'TCG_LOTTO_VN' || code === 'LOTT') return 'ELOTT'
  return 'LOTT'
}
