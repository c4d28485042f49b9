import type { GameType, PrizeMode } from '@portico/contract/catalogue/shapes'
import type { SportsLanes } from '../config.ts'

/** The lane of a game: its type, except that sports of the vendors given go to theirs. */
export const laneOf = (gameType: GameType, vendorCode: string, { esportsVendors, cockfightVendors }: SportsLanes): GameType => {
  if (gameType !== 'SPORTS') return gameType
  if (esportsVendors.includes(vendorCode)) return 'ESPORTS'
  return cockfightVendors.includes(vendorCode) ? 'COCKFIGHT' : 'SPORTS'
}

/** Lanes in menu order. */
export const MENU_ORDER: readonly GameType[] = ['LOTT', 'ELOTT', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'BINGO']

/** The price book of a lane's lotteries, from the codes of its vendors [LOBBY-23]. */
export const prizeModeOf = (vendorCodes: Iterable<string>): PrizeMode => {
  for (const code of vendorCodes) if (code === 'TCG_LOTTO_VN' || code === 'LOTT') return 'ELOTT'
  return 'LOTT'
}
