import type { Units } from '@portico/contract/kit/money'
import { WHOLE } from '../kit/money.ts'
import { contribute, type Requirement } from './requirement.ts'

/** Money that came in and has to be bet before it goes out again. */
export interface TurnoverRequirement {
  readonly id: string
  readonly amount: Units
  readonly required: Units
  /** Valid bets placed between it and the next one, less what requirements that are finished have used of them. */
  readonly validBets: Units
}

/** How far a requirement has come, and how much of the bets after each one it used. */
export interface PlayedThrough extends Pick<Requirement, 'amount' | 'status' | 'isBonus'> {
  readonly id: string
  readonly progress: Units
  /** By the index of the requirement after which the bets were placed. */
  readonly used: ReadonlyMap<number, Units>
}

/**
 * How far requirements have come, given in the order they came in, when bets work for them in the order they were placed. Every kind of bet
 * counts whole. It is a function of the bets as they stand, so a result that comes twice or is corrected counts once, as it stands.
 */
export const playedThrough = (requirements: readonly TurnoverRequirement[]): readonly PlayedThrough[] => {
  const queue = requirements.map(
    ({ id, amount, required }, since): Requirement => ({
      id,
      since,
      isBonus: false,
      amount,
      required,
      weightOf: () => WHOLE,
      maxBet: null,
      expiresAt: null,
      progress: 0n,
      status: required === 0n ? 'MET' : 'ACTIVE',
    }),
  )
  const used = new Map(queue.map((requirement) => [requirement, new Map<number, Units>()]))
  for (const [index, { validBets }] of requirements.entries())
    for (const contribution of contribute(queue, validBets, '', index)) used.get(contribution.requirement)?.set(index, contribution.used)
  return queue.map((requirement) => ({ ...requirement, used: used.get(requirement) ?? new Map<number, Units>() }))
}
