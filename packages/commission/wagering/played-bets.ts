import type { Units } from '@portico/contract/kit/money'
import type { Rate } from '../kit/money.ts'
import { contribute, type Contribution, type Requirement } from './requirement.ts'

/** A requirement as it was made; `since` is the instant of that, in milliseconds. */
export interface QueuedRequirement extends Pick<Requirement, 'id' | 'since' | 'isBonus' | 'amount' | 'required'> {
  readonly weightOf: (category: string) => Rate
}

export interface PlayedBet {
  readonly id: string
  readonly category: string
  /** In milliseconds. */
  readonly placedAt: number
  /** As it stands; 0 while it waits, and where its market was covered. */
  readonly valid: Units
  /** What requirements that are over have used of it: it stays used. */
  readonly used: Units
}

export interface PlayedBets {
  readonly queue: readonly Requirement[]
  /** What each bet did, by its id. */
  readonly contributions: ReadonlyMap<string, readonly Contribution[]>
}

/**
 * How far requirements that are not over have come, given in the order they came in, by bets in the order they were settled: each by itself, as
 * its category weighs for the requirement that takes it. It is a function of the bets as they stand.
 */
export const playedBets = (requirements: readonly QueuedRequirement[], bets: readonly PlayedBet[]): PlayedBets => {
  const queue = requirements.map(
    (each): Requirement => ({
      ...each,
      maxBet: null,
      expiresAt: null,
      progress: 0n,
      status: each.required === 0n ? 'MET' : 'ACTIVE',
    }),
  )
  const contributions = new Map(
    bets.map(({ id, category, placedAt, valid, used }) => [id, contribute(queue, valid - used, category, placedAt)]),
  )
  return { queue, contributions }
}
