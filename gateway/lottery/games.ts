import type { LotteryGame } from './offer/game.ts'
import { NUMBER_LOTTERIES } from './offer/numbers.ts'
import { SSC_LOTTERIES } from './offer/ssc.ts'

export type { LotteryGame } from './offer/game.ts'

/** Every lottery of this gateway. */
export const GAMES: readonly LotteryGame[] = [...SSC_LOTTERIES, ...NUMBER_LOTTERIES]

const BY_CODE = new Map(GAMES.map((game) => [game.code, game]))

export const gameOf = (code: string): LotteryGame | undefined => BY_CODE.get(code)
