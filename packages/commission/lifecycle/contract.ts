import type { Instant } from '../kit/instant.ts'
import type { Terms } from '../terms/terms.ts'
import type { ContractAction } from './events.ts'

export type ContractState = 'OFFERED' | 'ACTIVE' | 'TERMINATION_REQUESTED' | 'ENDED' | 'SUPERSEDED' | 'DECLINED' | 'EXPIRED'

export interface Contract {
  readonly id: string
  /** Null is the company. */
  readonly by: string | null
  readonly holder: string
  readonly currency: string
  readonly terms: Terms
  /** Before which it may not begin, where the offer says so. */
  readonly notBefore: Instant | null
  readonly expiresAt: Instant
  state: ContractState
  /** In force from here on; null until it is agreed. */
  from: Instant | null
  to: Instant | null
}

/** A contract that was agreed, be it in force, to come or over. */
export type AgreedContract = Contract & { from: Instant }

export const isAgreed = (contract: Contract): contract is AgreedContract => contract.from !== null

export const endsAfter = ({ to }: Contract, at: Instant): boolean => to === null || to > at

/** What ends before it began was never in force. */
export const endAt = (contract: AgreedContract, at: Instant, state: ContractState): void => {
  contract.to = Math.max(at, contract.from)
  contract.state = state
}

interface Move {
  readonly actor: 'holder' | 'offerer'
  readonly from: readonly ContractState[]
  readonly to: ContractState
}

/** Who may do what to a contract, in which state, and what becomes of it. */
export const MOVES: Readonly<Record<ContractAction, Move>> = {
  accept: { actor: 'holder', from: ['OFFERED'], to: 'ACTIVE' },
  decline: { actor: 'holder', from: ['OFFERED'], to: 'DECLINED' },
  request: { actor: 'offerer', from: ['ACTIVE'], to: 'TERMINATION_REQUESTED' },
  agree: { actor: 'holder', from: ['TERMINATION_REQUESTED'], to: 'ENDED' },
  refuse: { actor: 'holder', from: ['TERMINATION_REQUESTED'], to: 'ACTIVE' },
  finish: { actor: 'holder', from: ['ACTIVE', 'TERMINATION_REQUESTED'], to: 'ENDED' },
}
