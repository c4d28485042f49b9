import type { Platform } from '../../platform.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import type { BetLine } from './bet-line.ts'
import { isEarlierUndecided, pendingLines, wonPlans } from './due-store.ts'
import type { StopWon } from './stop-won.ts'

type Issue = Pick<IssueRow, 'id' | 'gameCode' | 'numero' | 'drawAt'>

/** An earlier issue that does not come to an end must not hold the later ones for ever. */
const MOST_WAITS = 40

/**
 * Bets the lines that plans still hold on an issue when its betting ends: what was paid for in time is honoured, even where the
 * gateway stood still until after it. Answers whether the issue can be sealed now: lines that a win of an earlier issue would take
 * back wait until that one is settled. A line that finds no headroom stays behind and is missed. One plan's trouble stops no draw.
 */
export type EndBetting = (issue: Issue) => Promise<boolean>

export const createEndBetting = (
  { database: { orm }, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { betLine, stopWon }: { readonly betLine: BetLine; readonly stopWon: StopWon },
): EndBetting => {
  const waits = new Map<bigint, number>()
  const guarded = async (what: object, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      log.error({ plan: what, err: error }, 'a plan could not be moved on before its issue was sealed')
    }
  }

  return async (issue) => {
    if ((await pendingLines(orm, issue)).length === 0) return true
    const waited = waits.get(issue.id) ?? 0
    if (waited < MOST_WAITS && (await isEarlierUndecided(orm, issue, clock.now()))) {
      waits.set(issue.id, waited + 1)
      return false
    }
    waits.delete(issue.id)
    for (const plan of await wonPlans(orm)) await guarded(plan, () => stopWon(plan))
    for (const line of await pendingLines(orm, issue)) await guarded(line, () => betLine(line, { late: true }))
    return true
  }
}
