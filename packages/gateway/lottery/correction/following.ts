import type { Queryable } from '../../db/open.ts'
import { findIssue, type IssueRow, issuesOf } from '../drawing/issue-store.ts'
import { joinedWith, joinStations } from '../drawing/joined.ts'
import { findOutcome, outcomesOf } from '../drawing/outcome-store.ts'

/**
 * The issue of the bets over several stations that a station's issue belongs to, as it would be settled after that outcome of the
 * station; undefined for other lotteries, and when it was called off itself.
 */
export const followingOf = async (queryable: Queryable, station: IssueRow): Promise<IssueRow | undefined> => {
  const game = joinedWith(station.gameCode)
  const issue = game && (await findIssue(queryable, game.code, station.numero))
  if (!issue || issue.state === 'VOID') return undefined
  const stations = await issuesOf(queryable, game.stations ?? [], station.numero)
  const { draw } = joinStations(
    station.numero,
    stations.map((each) => (each.id === station.id ? station : each)),
  )
  return { ...issue, state: 'DRAWN', result: draw, resultVersion: issue.resultVersion + 1 }
}

/** An outcome of the issue of several stations that followed one of a station. */
export interface Followed {
  readonly issue: IssueRow
  /** The outcome that it made obsolete. */
  readonly version: number
  /** Whether no other outcome came after it. */
  readonly latest: boolean
}

/** What followed a station's outcome of this version: they are made in one transaction, at one moment and for one reason. */
export const followedBy = async (queryable: Queryable, station: IssueRow, version: number): Promise<Followed | undefined> => {
  const following = await followingOf(queryable, station)
  const outcome = following && (await findOutcome(queryable, station.id, version))
  if (!outcome) return undefined
  const same = (await outcomesOf(queryable, [following.id])).findLast(
    ({ at, reason }) => at.getTime() === outcome.at.getTime() && reason === outcome.reason,
  )
  const resultVersion = following.resultVersion - 1
  return same && { issue: { ...following, resultVersion }, version: same.version - 1, latest: same.version === resultVersion }
}
