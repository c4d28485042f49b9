import type { Entropy } from './stream.ts'

/** Money in 1/10000 of the currency, a whole number. */
type Amount = number

/** A round as it is shown once it is decided: all that a stranger needs to work it out again. */
export interface ShownRound extends Entropy {
  readonly commitment: string
  readonly version: string
  /** The step of a stake in the round's currency, which the jackpot's tickets are counted by. */
  readonly unit: Amount
  readonly choice: unknown
  readonly outcome: unknown
  readonly stake: Amount
  /** Without the jackpot. */
  readonly paid: Amount
  /** Of a game that all players share: the bets that were sealed before its number was drawn. */
  readonly shared?: SharedRound | null
}

export interface SharedRound {
  readonly flight: string
  /** What was hashed before the draw, in order: a seal for each bet, or for each pool of bets. */
  readonly bets: readonly string[]
  /** All bets that play for one pot, where the prizes hang on them. */
  readonly pool?: unknown
}

export type RoundFault = 'COMMITMENT' | 'SEALED_BETS' | 'OUTCOME' | 'STAKE' | 'PAID' | 'VERSION'
