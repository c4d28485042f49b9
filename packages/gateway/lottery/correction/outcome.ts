import type { Platform } from '../../platform.ts'
import { changeIssue, type IssueRow } from '../drawing/issue-store.ts'
import { lockAnyIssue } from '../feed/store.ts'
import { createSettlement, type SettlementDeps } from '../settling/settle.ts'
import { insertOutcome } from '../drawing/outcome-store.ts'
import { followStation } from './follow.ts'
import type { Replace } from './outcome-change.ts'

/** Runs until all is settled where others are at it too: the second takes what they broke off. */
const MOST_RUNS = 3

export interface Outcomes {
  /** Gives the issue its next outcome; its bets follow when it is settled. */
  readonly replace: Replace
  /**
   * Settles until every bet stands by this outcome. Another run may be at it and its bets are then passed over, so this one waits for
   * the batches under way, which hold the issue's row, and takes what they left.
   */
  settleAll(issue: IssueRow): Promise<void>
}

export const createOutcomes = (platform: Platform, deps: SettlementDeps): Outcomes => {
  const { database, clock } = platform
  const settleIssue = createSettlement(platform, deps)
  const replace: Replace = async (tx, issue, change, outcome) => {
    const { kind, reason, people, at = clock.now() } = outcome
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
      at,
    })
    const next = { ...change, resultVersion: version, settledAt: null }
    await changeIssue(tx, issue.id, next)
    await followStation(tx, platform, replace, issue, { ...outcome, at })
    return { ...issue, ...next }
  }
  return {
    replace,
    settleAll: async (issue) => {
      for (let run = 0; run < MOST_RUNS; run++) {
        await settleIssue(issue)
        const now = await database.orm.transaction((tx) => lockAnyIssue(tx, issue.gameCode, issue.numero))
        if (!now || now.settledAt !== null || now.resultVersion !== issue.resultVersion) return
      }
    },
  }
}
