import type { Platform } from '../../platform.ts'
import { changeIssue, type IssueRow, issuesInDraw, issuesOf, type Joined, lockIssue } from '../drawing/issue-store.ts'
import { joinedResult } from '../drawing/joined.ts'
import type { Within } from './settle-store.ts'

/** A bet over several stations has two of them at least. */
const FEWEST = 2

/**
 * Settles bets over several stations as soon as their own have drawn, while others of the day are still to come: their issue stays
 * sealed, and counts the outcomes its bets are settled by as one that is drawn does.
 */
export const createEarlySettlement = (
  { database: { orm }, clock }: Pick<Platform, 'database' | 'clock'>,
  settle: (issue: IssueRow, within: Within) => Promise<void>,
  joined: readonly Joined[],
): (() => Promise<void>) => {
  const stationsOf = new Map(joined)
  /** What the stations of an issue had come to when all its bets on them were settled: nobody can bet on it any more. */
  const settledBy = new Map<bigint, string>()

  const begin = (issue: IssueRow): Promise<readonly [IssueRow, Within] | undefined> =>
    orm.transaction(async (tx) => {
      const { draw, known, whole } = await joinedResult(tx, issue)
      const locked = await lockIssue(tx, issue.id, 'SEALED')
      if (whole || !locked) return undefined
      const resultVersion = Math.max(1, locked.resultVersion)
      if (resultVersion !== locked.resultVersion) await changeIssue(tx, issue.id, { resultVersion })
      return [{ ...locked, resultVersion, result: draw }, known]
    })

  return async () => {
    const open = await issuesInDraw(orm, [...stationsOf.keys()], clock.now())
    for (const id of settledBy.keys()) if (!open.some((issue) => issue.id === id)) settledBy.delete(id)
    for (const issue of open) {
      const stations = await issuesOf(orm, stationsOf.get(issue.gameCode) ?? [], issue.numero)
      const ended = stations.filter(({ state, result }) => state === 'VOID' || result !== null)
      const by = ended.map(({ gameCode, resultVersion }) => `${gameCode} ${resultVersion}`).join()
      if (ended.length < FEWEST || ended.length === stations.length || settledBy.get(issue.id) === by) continue
      const begun = await begin(issue)
      if (begun) await settle(...begun)
      settledBy.set(issue.id, by)
    }
  }
}
