import { DIGIT_LOTTERIES } from './digits.ts'
import type { LotteryGame } from './game.ts'
import { MARK_SIX_LOTTERIES } from './mark-six.ts'
import { withNames } from './names.ts'
import { NUMBER_LOTTERIES } from './numbers.ts'
import { SEA_LOTTERIES } from './sea.ts'
import { SSC_LOTTERIES } from './ssc.ts'
import { VIETNAM_LOTTERIES } from './vietnam.ts'

export type { LotteryGame } from './game.ts'

/** Every lottery of this gateway. */
export const GAMES: readonly LotteryGame[] = [
  ...SSC_LOTTERIES,
  ...NUMBER_LOTTERIES,
  ...DIGIT_LOTTERIES,
  ...MARK_SIX_LOTTERIES,
  ...VIETNAM_LOTTERIES,
  ...SEA_LOTTERIES,
].map(withNames)

const BY_CODE = new Map(GAMES.map((game) => [game.code, game]))

export const gameOf = (code: string): LotteryGame | undefined => BY_CODE.get(code)
