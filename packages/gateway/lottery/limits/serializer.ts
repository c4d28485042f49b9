import type { Lottery, PlayLimits } from '@portico/contract/lottery/shapes'
import { formatUnits } from '@portico/contract/kit/money'
import type { LotteryGame } from '../offer/game.ts'
import { capsOf, playsWithOwnLimits } from './book.ts'

/** The limits of a lottery's plays as the contract lists them; the exposure guard is the house's own affair. */
export const limitsIn = (game: LotteryGame, currency: string): Lottery['limits'] => {
  const of = (play?: string): PlayLimits => {
    const { leastStake, mostStake, mostIssueStake, maxPayoutPerIssue } = capsOf(game, currency, play)
    return {
      leastStake: formatUnits(leastStake),
      mostStake: formatUnits(mostStake),
      mostIssueStake: formatUnits(mostIssueStake),
      maxPayoutPerIssue: formatUnits(maxPayoutPerIssue),
    }
  }
  return { usual: of(), plays: Object.fromEntries(playsWithOwnLimits(game).map((play) => [play, of(play)])) }
}
