import type { Amount } from '../game.ts'
import { type Verdict, verdictOf } from './markets.ts'
import type { MarketKey, Pick, Score, SportCode } from './sport.ts'

/** One pick of a bet, as it was placed: its odds stay. */
export interface Leg {
  readonly match: string
  readonly sport: SportCode
  readonly league: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly market: MarketKey
  readonly line: number
  readonly pick: Pick
  /** In hundredths. */
  readonly odds: number
  /** The fingerprint of the match's secret. */
  readonly commitment: string
}

export interface BookChoice {
  readonly stake: Amount
  readonly legs: readonly Leg[]
  /** What is paid is a whole number of it: the currency's smallest coin. */
  readonly coin: Amount
}

/** What a match came to, whether drawn or corrected; no score: it counts for nothing. */
export interface Result {
  readonly score: Score | null
  /** Why it counts for nothing, or was corrected. */
  readonly reason: string | null
}

export const MOST_LEGS = 12

/** What a stake at these odds, in hundredths, comes to: the exact product, rounded down to the coin. */
export const worthOf = (stake: Amount, odds: readonly number[], coin: Amount): Amount => {
  const product = odds.reduce((sum, each) => sum * BigInt(each), BigInt(stake))
  const whole = product / (100n ** BigInt(odds.length) * BigInt(coin))
  return Number(whole * BigInt(coin))
}

export type LegVerdict = Verdict | 'VOID'

export const verdictOfLeg = ({ market, line, pick }: Leg, { score }: Result): LegVerdict =>
  score === null ? 'VOID' : verdictOf(market, line, pick, score)

/** What a bet pays once all of its matches are over: a leg that is void or returned counts as 1.00. */
export const payOf = ({ stake, legs, coin }: BookChoice, verdicts: readonly LegVerdict[]): Amount =>
  verdicts.includes('LOST')
    ? 0
    : worthOf(
        stake,
        legs.flatMap(({ odds }, index) => (verdicts[index] === 'WON' ? [odds] : [])),
        coin,
      )
