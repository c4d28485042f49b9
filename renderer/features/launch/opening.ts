import type { GameTarget, GameType, PrizeMode } from '@portico/contract/catalogue/shapes'
import { paths, TYPE_PAGES } from '../../core/paths.ts'

/** The address of a game type's page, of one vendor's games when `vassalage` is given. */
export const typeAddress = (type: GameType, vassalage?: string): string =>
  `${paths.page(TYPE_PAGES[type])}${vassalage ? `?vassalage=${encodeURIComponent(vassalage)}` : ''}`

/** The game type whose page stands at an address. */
export const typeAt = (pathname: string): GameType =>
  (Object.keys(TYPE_PAGES) as GameType[]).find((type) => paths.page(TYPE_PAGES[type]) === pathname) ?? 'RNG'

type Opens = Pick<GameTarget, 'gameCode' | 'vassalage' | 'gameType' | 'isGame'>

const PRICE_BOOKS: Readonly<Record<string, string>> = { TCG_LOTTO_VN: paths.page('vnLottery'), TCG_SEA: paths.page('seaLottery') }

/** Where a lottery is played, with the price book of the lane it is opened from; nothing for other games [GAME-02] [LOBBY-23]. */
export const lotteryAddress = ({ gameCode, vassalage, gameType }: Opens, prizeMode?: PrizeMode): string | undefined => {
  const book = PRICE_BOOKS[vassalage]
  const more = prizeMode === undefined ? '' : `&lottoPrizeMode=${prizeMode}`
  if (book) return `${book}?gameCode=${encodeURIComponent(gameCode)}${more}`
  const lottery = gameType === 'LOTT' || gameType === 'ELOTT' || /^(E?LOTT|TCG_.+)$/.test(vassalage)
  return lottery ? `${paths.lottery(gameCode)}${more}` : undefined
}

/**
 * What a click on a game leads to: a page of ours, the games behind a vendor (slots on their page, others in a dialog), or the
 * vendor's own game [GAME-03].
 */
export const opening = (
  game: Opens,
  prizeMode?: PrizeMode,
): { readonly lottery: string } | { readonly list: string } | 'vendor' | 'launch' => {
  const lottery = lotteryAddress(game, prizeMode)
  if (lottery) return { lottery }
  if (game.isGame !== 'VASSALAGE') return 'launch'
  return game.gameType === 'RNG' ? { list: typeAddress(game.gameType, game.vassalage) } : 'vendor'
}
