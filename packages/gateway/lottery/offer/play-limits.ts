/**
 * What a play takes, in stake units: multiples of the lottery's money behind one note (`LotteryGame.units`), so that one table serves
 * every currency. The most notes of a line stand on the lottery itself.
 */
export interface PlayLimits {
  /** Of one line. */
  readonly leastStake: string
  readonly mostStake: string
  /** Of one member on one issue. */
  readonly mostIssueStake: string
  /** The most that all lines of one member on one issue can pay in one draw. */
  readonly maxPayoutPerIssue: string
  /**
   * The same over all members: the house's exposure guard. What counts is the sum of the most that each line can pay, so it is never
   * less than the worst draw would cost, and more where lines exclude each other.
   */
  readonly maxExposure: string
}

/** Of a lottery, and of plays of it that differ. */
export interface LotteryLimits extends Partial<PlayLimits> {
  readonly plays?: Readonly<Record<string, Partial<PlayLimits>>>
}
