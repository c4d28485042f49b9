import type { Units } from '@portico/contract/kit/money'
import { least } from '../kit/least.ts'

/** How much of each stake is bonus money: cash pays first, stake by stake, and the bonus what is left. */
export const cashFirst = <Staked extends { readonly stake: Units }>(stakes: readonly Staked[], cash: Units) => {
  let left = cash
  return stakes.map((each) => {
    const fromCash = least(left, each.stake)
    left -= fromCash
    return { ...each, bonusStake: each.stake - fromCash }
  })
}
