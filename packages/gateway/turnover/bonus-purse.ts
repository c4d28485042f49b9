import type { Units } from '@portico/contract/kit/money'
import type { BonusTarget } from '@portico/commission/wagering/purse'
import type { Queryable, Tx } from '../db/open.ts'
import type { PostResult } from '../ledger/index.ts'
import type { BetChange } from './booking.ts'
import type { Weights } from './progress.ts'
import type { Owner } from './store.ts'

/** A bonus that is granted under conditions. */
export interface PurseGrant extends Owner {
  readonly id: string
  readonly amount: Units
  /** How much has to be bet. */
  readonly required: Units
  readonly expiresAt: Date
  readonly weights: Weights
  readonly maxBet: Units | null
  /** Of the ledger, from the house's promotions to the bonus. */
  readonly code: string
}

/** What a member may stake when the cash does not suffice. */
export interface PurseStanding {
  readonly bonusId: string
  readonly cash: Units
  readonly bonus: Units
  readonly maxBet: Units | null
  /** Whether the bonus pays for bets of a category of games. */
  pays(category: string): boolean
}

/** Bonus money: bet and not taken out until it was bet as often as its terms say. One is active at a time. */
export interface BonusPurse {
  /** @throws Failure BONUS_ACTIVE with what is left of the one there is */
  grant(tx: Tx, grant: PurseGrant): Promise<void>
  /** Locks the member's money; undefined where none is active. One that ran out goes to the house. */
  standing(tx: Tx, owner: Owner): Promise<PurseStanding | undefined>
  /** The highest stake of a bet while a bonus is active; null where none. Locks nothing. */
  maxBet(owner: Owner): Promise<Units | null>
  /** The bonus money that there is; null while no bonus is active. Locks nothing. */
  left(owner: Owner): Promise<Units | null>
  /** As `standing`, but it locks nothing and changes nothing. */
  glance(queryable: Queryable, owner: Owner): Promise<Omit<PurseStanding, 'cash'> | undefined>
  /** Which of the members have an active bonus. */
  holders(tx: Tx, memberIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Which of the members have something to bet, for a bonus or for money that came in. */
  obliged(tx: Tx, memberIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Locks the money of members in one order, before their bets are booked beside others. */
  hold(tx: Tx, owners: readonly Owner[]): Promise<void>
  /** Where money that bonuses had a part in goes, as they stand. */
  targetsOf(queryable: Queryable, bonusIds: readonly string[]): Promise<(bonusId: string) => BonusTarget>
  /** Books bets in this order, then what follows: what is released, what is asked for no more. */
  book(tx: Tx, changes: readonly BetChange[]): Promise<PostResult['balanceOf']>
  /** Writes down what is over by now: bet often enough, or run out. */
  review(tx: Tx, owner: Owner): Promise<void>
  /** The member leaves: all goes to the house. The caller holds the account's lock. */
  forfeit(tx: Tx, owner: Owner): Promise<void>
  /**
   * The member gives up a bonus that is `lose` now. @throws Failure BONUS_OVER where it is not active, BONUS_CHANGED with what is left where that
   * is something else
   */
  leave(owner: Owner, leaving: { readonly id: string; readonly lose: Units }): Promise<void>
  /** Every active bonus in turn: those that ran out or were bet often enough. */
  reviewAll(): Promise<void>
}
