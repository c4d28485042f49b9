import type { Tx } from '../../db/open.ts'
import type { IssueRow } from '../drawing/issue-store.ts'

export interface OutcomeChange {
  readonly kind: 'CORRECTED' | 'VOID'
  readonly reason: string
  /** Who proposed it and who confirmed it. */
  readonly people: readonly string[]
  /** The moment of the outcome that this one follows; now, unless said. */
  readonly at?: Date
}

/** Gives the issue its next outcome; its bets follow when it is settled. */
export type Replace = (tx: Tx, issue: IssueRow, change: Partial<IssueRow>, outcome: OutcomeChange) => Promise<IssueRow>
