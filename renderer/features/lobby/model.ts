import type { Game, GameType, PrizeMode } from '@portico/contract/catalogue/shapes'
import { ONE, type Units } from '@portico/contract/kit/money'
import { paths, TYPE_PAGES } from '../../core/paths.ts'

export const typeAddress = (type: GameType, vassalage?: string): string =>
  `${paths.page(TYPE_PAGES[type])}${vassalage ? `?vassalage=${encodeURIComponent(vassalage)}` : ''}`

/** The game type whose page stands at an address. */
export const typeAt = (pathname: string): GameType =>
  (Object.keys(TYPE_PAGES) as GameType[]).find((type) => paths.page(TYPE_PAGES[type]) === pathname) ?? 'RNG'

type Opens = Pick<Game, 'gameCode' | 'vassalage' | 'gameType' | 'isGame'>

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

/** The flag is inverted: 0 means that the free trial is offered [LOBBY-12]. */
export const offersTrial = ({ supportPlay }: Pick<Game, 'supportPlay'>): boolean => supportPlay === 0

/** The illustrative counter: a fixed figure that rises by a fixed step [LOBBY-16]. */
export const JACKPOT = { start: 34_829_162_054_500n, step: 1_651_100n, everyMs: 3000 } as const satisfies {
  start: Units
  step: Units
  everyMs: number
}

export const jackpotAfter = (steps: number): Units => JACKPOT.start + BigInt(steps) * JACKPOT.step

/** Whole and fraction of the counter, so that the fraction may be set apart. */
export const jackpotParts = (units: Units): { readonly whole: bigint; readonly cents: bigint } => ({
  whole: units / ONE,
  cents: (units % ONE) / 100n,
})

/** Pairs for the winner board, highest first [LOBBY-15]. */
export const slidesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, index * size + size))
