import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { fingerprintOf } from '../../db/canonical.ts'
import type { Tx } from '../../db/open.ts'
import type { Platform } from '../../platform.ts'
import { changeIssue, type IssueRow } from '../drawing/issue-store.ts'
import { joinedResult, joinedWith } from '../drawing/joined.ts'
import { insertOutcome } from '../drawing/outcome-store.ts'
import { toDraw } from '../drawing/serializer.ts'
import { lockAnyIssue } from '../feed/store.ts'
import type { OutcomeChange, Replace } from './outcome-change.ts'

/** Bets on the stations that drew first are settled already: they are settled anew, and their issue goes on waiting for the others. */
const stillInDraw = async (tx: Tx, issue: IssueRow, draw: Draw, { reason, people, at }: OutcomeChange & { readonly at: Date }) => {
  const [proposedBy = null, confirmedBy = null] = people
  const resultVersion = issue.resultVersion + 1
  await insertOutcome(tx, {
    issueId: issue.id,
    version: resultVersion,
    kind: 'CORRECTED',
    before: null,
    result: draw,
    reason,
    proposedBy,
    confirmedBy,
    at,
  })
  await changeIssue(tx, issue.id, { resultVersion })
}

/**
 * A station got another outcome: the bets over several stations that are drawn already follow it, by the same people's word. They are
 * settled anew in the next pass of the engine.
 */
export const followStation = async (
  tx: Tx,
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  replace: Replace,
  station: Pick<IssueRow, 'gameCode' | 'numero'>,
  outcome: OutcomeChange & { readonly at: Date },
): Promise<void> => {
  const game = joinedWith(station.gameCode)
  const issue = game && (await lockAnyIssue(tx, game.code, station.numero))
  if (!issue || issue.state === 'VOID' || issue.resultVersion === 0) return
  const { draw, whole } = await joinedResult(tx, issue)
  if (issue.result === null) return stillInDraw(tx, issue, draw, outcome)
  if (!whole || fingerprintOf(draw) === fingerprintOf(issue.result)) return
  const next = await replace(tx, issue, { state: 'DRAWN', result: draw }, { ...outcome, kind: 'CORRECTED' })
  const serverNow = clock.now().toISOString()
  await events.broadcast(tx, 'numero.corrected', { gameCode: issue.gameCode, draw: toDraw({ ...next, result: draw }), serverNow })
}
