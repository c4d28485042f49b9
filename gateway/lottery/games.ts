import type { LotteryGame } from './offer/game.ts'
import { NUMBER_LOTTERIES } from './offer/numbers.ts'
import { SSC_LOTTERIES } from './offer/ssc.ts'

export type { LotteryGame } from './offer/game.ts'

const DAY_SECONDS = 86_400

/** Every lottery of this gateway. An interval divides a day. */
export const GAMES: readonly LotteryGame[] = [...SSC_LOTTERIES, ...NUMBER_LOTTERIES]

const BY_CODE = new Map(GAMES.map((game) => [game.code, game]))

export const gameOf = (code: string): LotteryGame | undefined => BY_CODE.get(code)

export const drawsPerDay = ({ intervalSeconds }: LotteryGame): number => DAY_SECONDS / intervalSeconds
