import type { Units } from '@portico/contract/kit/money'
import type { Covering } from './coverage.ts'
import type { Contribution, Requirement } from './requirement.ts'

type BetState = 'open' | 'settled' | 'void'

export interface Bet extends Covering {
  readonly category: string
  readonly market: string | null
  readonly stake: Units
  /** How much of the stake was bonus money, and of which bonus. */
  readonly bonusStake: Units
  readonly bonus: Requirement | null
  /** How many events had come before. */
  readonly placed: number
  state: BetState
  payout: Units
  /** Judged once, when it is settled: the market was covered, so the bet counts nothing. */
  isCovered: boolean
  contributions: readonly Contribution[]
}

/** An amount in its two purses. */
interface Parts {
  readonly cash: Units
  readonly bonus: Units
}

/** A payout is split as the stake was; what does not divide is cash. */
export const payoutParts = ({ stake, bonusStake }: Pick<Bet, 'stake' | 'bonusStake'>, payout: Units): Parts => {
  const bonus = bonusStake === 0n ? 0n : (payout * bonusStake) / stake
  return { cash: payout - bonus, bonus }
}
