import type { Queryable } from '../../db/open.ts'
import type { OutcomeEffect } from '../../reports/index.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { differences } from '../settling/settlement.ts'
import { settlementOf } from '../settling/settle.ts'
import { type SettleCursor, readBehind } from '../settling/settle-store.ts'
import { followingOf } from './following.ts'
import { type BonusTargets, createLosses } from './losses.ts'

const PAGE = 2_000

/** What settling these issues anew would do to the bets that are settled: of those that follow a station, only what it decides on counts. */
export const settlingAnew = async (
  queryable: Queryable,
  issues: readonly { readonly issue: IssueRow; readonly onlyChanged: boolean }[],
  purse: BonusTargets,
): Promise<OutcomeEffect> => {
  const sum = { bets: 0, changed: 0, paid: 0n, clawedBack: 0n }
  const losses = createLosses(purse)
  const add = async (issue: IssueRow, onlyChanged: boolean): Promise<void> => {
    let after: SettleCursor | undefined
    do {
      const bets = await readBehind(queryable, issue, after, PAGE)
      for (const bet of bets) {
        if (!bet.before) continue
        const outcome = settlementOf(issue, bet)
        const moves = differences(bet.before, outcome)
        if (moves.length > 0 || !onlyChanged) sum.bets++
        if (moves.length > 0) sum.changed++
        const net = moves.reduce((total, [, amount]) => total + amount, 0n)
        if (net > 0n) sum.paid += net
        else sum.clawedBack -= net
        if (moves.length > 0) losses.add(bet, outcome, net)
      }
      after = bets.at(-1)
    } while (after !== undefined)
  }
  for (const { issue, onlyChanged } of issues) await add(issue, onlyChanged)
  return { ...sum, receivable: (await losses.shortOf(queryable)).receivable }
}

/**
 * What an outcome would do to the bets that are settled by the one that holds, those over several stations among them. Reads only, and
 * takes the bets as they stand.
 */
export const previewOf = async (queryable: Queryable, outcome: IssueRow, purse: BonusTargets): Promise<OutcomeEffect> => {
  const following = await followingOf(queryable, outcome)
  const issues = [{ issue: outcome, onlyChanged: false }, ...(following ? [{ issue: following, onlyChanged: true }] : [])]
  return settlingAnew(queryable, issues, purse)
}
