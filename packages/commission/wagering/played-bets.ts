import type { Units } from '@portico/contract/kit/money'
import { least, type Rate } from '../kit/money.ts'
import { contribute, type Contribution, type Requirement } from './requirement.ts'

/** A requirement as it was made; `since` is the instant of that, in milliseconds. */
export interface QueuedRequirement extends Pick<Requirement, 'id' | 'since' | 'isBonus' | 'amount' | 'required'> {
  readonly weightOf: (category: string) => Rate
  /** What of the bets placed between it and the next one was used by requirements that are over. */
  readonly usedBefore: Units
}

export interface PlayedBet {
  readonly id: string
  readonly category: string
  /** In milliseconds. */
  readonly placedAt: number
  /** As it stands; 0 while it waits, and where its market was covered. */
  readonly valid: Units
}

export interface PlayedBets {
  readonly queue: readonly Requirement[]
  /** What each bet did, by its id. */
  readonly contributions: ReadonlyMap<string, readonly Contribution[]>
  /** By the index of the requirement after which bets were placed: what of them those that are over have used. */
  readonly used: readonly Units[]
}

/**
 * How far requirements have come, given in the order they came in, by bets in the order they were settled: each by itself, as its category
 * weighs for the requirement that takes it. It is a function of the bets as they stand.
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
  const before = requirements.map(({ usedBefore }) => usedBefore)
  const spanOf = (placedAt: number): number => requirements.findLastIndex(({ since }) => since <= placedAt)
  const contributions = new Map<string, readonly Contribution[]>()
  for (const { id, category, placedAt, valid } of bets) {
    const span = spanOf(placedAt)
    const used = least(before[span] ?? 0n, valid)
    if (span >= 0) before[span] = before[span]! - used
    contributions.set(id, contribute(queue, valid - used, category, placedAt))
  }
  const used = requirements.map(() => 0n)
  for (const { id, placedAt } of bets)
    for (const { requirement, used: amount } of contributions.get(id) ?? [])
      if (requirement.status !== 'ACTIVE' && used[spanOf(placedAt)] !== undefined) used[spanOf(placedAt)]! += amount
  return { queue, contributions, used }
}
