import type { Units } from '@portico/contract/kit/money'
import type { AccountRef } from './account.ts'

/** One movement of money that is to be posted. */
export interface Entry {
  /** UUID made by the caller, so that the same movement can never be posted twice. */
  readonly id: string
  readonly debit: AccountRef
  readonly credit: AccountRef
  /** Above zero. */
  readonly amount: Units
  /** Declared by the area that posts it (see `codes.ts`). */
  readonly code: string
  /** Id of what it belongs to: a bet, plan or deposit. */
  readonly ref: string
  /** What was played, a game's code; absent where it is about no game. */
  readonly product?: string
  /** Takes back from a member's cash what should not have been paid; what the cash does not hold becomes a receivable. */
  readonly clawBack?: boolean
}

/** A row of `ledger_transfer`. The balance after it is null on the side of a house account. */
export interface TransferRow {
  readonly id: string
  readonly debitId: bigint
  readonly creditId: bigint
  readonly amount: Units
  readonly code: string
  readonly ref: string
  readonly product: string
  readonly debitAfter: Units | null
  readonly creditAfter: Units | null
  readonly at: Date
}
