import { DIGIT_LOTTERIES } from './offer/digits.ts'
import type { LotteryGame } from './offer/game.ts'
import { MARK_SIX_LOTTERIES } from './offer/mark-six.ts'
import { NUMBER_LOTTERIES } from './offer/numbers.ts'
import { SEA_LOTTERIES } from './offer/sea.ts'
import { SSC_LOTTERIES } from './offer/ssc.ts'
import { VIETNAM_LOTTERIES } from './offer/vietnam.ts'

export type { LotteryGame } from './offer/game.ts'

/** Every lottery of this gateway. */
export const GAMES: readonly LotteryGame[] = [
  ...SSC_LOTTERIES,
  ...NUMBER_LOTTERIES,
  ...DIGIT_LOTTERIES,
  ...MARK_SIX_LOTTERIES,
  ...VIETNAM_LOTTERIES,
  ...SEA_LOTTERIES,
]

const BY_CODE = new Map(GAMES.map((game) => [game.code, game]))

export const gameOf = (code: string): LotteryGame | undefined => BY_CODE.get(code)
