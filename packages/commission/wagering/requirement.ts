import type { Units } from '@portico/contract/kit/money'
import type { Instant } from '../kit/instant.ts'
import { PER_UNIT, type Rate, truncated, shareOf } from '../kit/money.ts'

export type RequirementStatus = 'ACTIVE' | 'MET' | 'WAIVED' | 'EXPIRED' | 'FORFEITED'

/** Turnover asked for by a deposit or a bonus. */
export interface Requirement {
  readonly id: string
  /** How many events had come before: a bet works for what was there when it was placed. */
  readonly since: number
  readonly isBonus: boolean
  readonly amount: Units
  readonly required: Units
  readonly weightOf: (category: string) => Rate
  readonly maxBet: Units | null
  readonly expiresAt: Instant | null
  progress: Units
  status: RequirementStatus
}

/** What a bet did for a requirement, and how much of its valid bet that took. */
export interface Contribution {
  readonly requirement: Requirement
  readonly progress: Units
  readonly used: Units
}

export const isActive = ({ status }: Pick<Requirement, 'status'>): boolean => status === 'ACTIVE'

/**
 * Hands a valid bet down the queue: the first active requirement takes all it needs, only the rest goes to the next. One that is
 * younger than the bet ends it, for old bets do not work for new money.
 */
export const contribute = (queue: readonly Requirement[], valid: Units, category: string, placed: number): Contribution[] => {
  const done: Contribution[] = []
  let left = valid
  for (const requirement of queue) {
    if (!isActive(requirement)) continue
    if (left <= 0n || requirement.since > placed) break
    const weight = requirement.weightOf(category)
    const need = requirement.required - requirement.progress
    const got = truncated(shareOf(left, weight))
    if (got < need) {
      requirement.progress += got
      done.push({ requirement, progress: got, used: left })
      break
    }
    const used = (need * PER_UNIT + weight - 1n) / weight
    requirement.progress = requirement.required
    requirement.status = 'MET'
    done.push({ requirement, progress: need, used })
    left -= used
  }
  return done
}

/** Takes a bet's contributions out of what is still active. Answers those that stand: what is finished stays so. */
export const withdrawContributions = (contributions: readonly Contribution[]): Contribution[] =>
  contributions.filter(({ requirement, progress }) => {
    if (!isActive(requirement)) return true
    requirement.progress -= progress
    return false
  })
