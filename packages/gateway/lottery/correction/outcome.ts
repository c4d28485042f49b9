import type { Tx } from '../../db/open.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { Platform } from '../../platform.ts'
import { changeIssue, type IssueRow } from '../drawing/issue-store.ts'
import { lockAnyIssue } from '../feed/store.ts'
import { createSettlement } from '../settling/settle.ts'
import { insertOutcome } from '../drawing/outcome-store.ts'

/** Runs until all is settled where others are at it too: the second takes what they broke off. */
const MOST_RUNS = 3

export interface OutcomeChange {
  readonly kind: 'CORRECTED' | 'VOID'
  readonly reason: string
  /** Who proposed it and who confirmed it. */
  readonly people: readonly string[]
}

export interface Outcomes {
  /** Gives the issue its next outcome; its bets follow when it is settled. */
  replace(tx: Tx, issue: IssueRow, change: Partial<IssueRow>, outcome: OutcomeChange): Promise<IssueRow>
  /**
   * Settles until every bet stands by this outcome. Another run may be at it and its bets are then passed over, so this one waits for
   * the batches under way, which hold the issue's row, and takes what they left.
   */
  settleAll(issue: IssueRow): Promise<void>
}

export const createOutcomes = (platform: Platform, ledger: Ledger): Outcomes => {
  const { database, clock } = platform
  const settleIssue = createSettlement(platform, ledger)
  return {
    replace: async (tx, issue, change, { kind, reason, people }) => {
      const version = issue.resultVersion + 1
      const [proposedBy = null, confirmedBy = null] = people
      await insertOutcome(tx, {
        issueId: issue.id,
        version,
        kind,
        before: issue.result,
        result: kind === 'VOID' ? null : (change.result ?? null),
        reason,
        proposedBy,
        confirmedBy,
        at: clock.now(),
      })
      const next = { ...change, resultVersion: version, settledAt: null }
      await changeIssue(tx, issue.id, next)
      return { ...issue, ...next }
    },
    settleAll: async (issue) => {
      for (let run = 0; run < MOST_RUNS; run++) {
        await settleIssue(issue)
        const now = await database.orm.transaction((tx) => lockAnyIssue(tx, issue.gameCode, issue.numero))
        if (!now || now.settledAt !== null || now.resultVersion !== issue.resultVersion) return
      }
    },
  }
}
