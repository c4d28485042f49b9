import type { GameType, PrizeMode } from '@portico/contract/catalogue'

/** Vendors whose games are delivered as sports but stand in a lane of their own. */
const ESPORTS_VENDORS: ReadonlySet<string> = new Set(['AV', 'IMES', 'IA', 'AI', 'TF'])
const COCKFIGHT_VENDORS: ReadonlySet<string> = new Set(['SV3', 'DS88', 'DIG', 'WGB', 'WS168'])

/** The lane of a game: its type, except that sports of the vendors above go to theirs. */
export const laneOf = (gameType: GameType, vendorCode: string): GameType => {
  if (gameType !== 'SPORTS') return gameType
  if (ESPORTS_VENDORS.has(vendorCode)) return 'ESPORTS'
  return COCKFIGHT_VENDORS.has(vendorCode) ? 'COCKFIGHT' : 'SPORTS'
}

/** Lanes in menu order. */
export const MENU_ORDER: readonly GameType[] = ['LOTT', 'ELOTT', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'BINGO']

/** The price book of a lane's lotteries, from the codes of its vendors [LOBBY-23]. */
export const prizeModeOf = (vendorCodes: Iterable<string>): PrizeMode => {
  for (const code of vendorCodes) if (code === 'TCG_LOTTO_VN' || code === 'LOTT') return 'ELOTT'
  return 'LOTT'
}
