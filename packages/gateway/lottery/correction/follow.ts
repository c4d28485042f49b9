import { fingerprintOf } from '../../db/canonical.ts'
import type { Tx } from '../../db/open.ts'
import type { Platform } from '../../platform.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { joinedResult, joinedWith } from '../drawing/joined.ts'
import { toDraw } from '../drawing/serializer.ts'
import { lockAnyIssue } from '../feed/store.ts'
import type { OutcomeChange, Replace } from './outcome-change.ts'

/**
 * A station got another outcome: the bets over several stations that are drawn already follow it, by the same people's word. They are
 * settled anew in the next pass of the engine.
 */
export const followStation = async (
  tx: Tx,
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  replace: Replace,
  station: Pick<IssueRow, 'gameCode' | 'numero'>,
  { reason, people }: Pick<OutcomeChange, 'reason' | 'people'>,
): Promise<void> => {
  const game = joinedWith(station.gameCode)
  const issue = game && (await lockAnyIssue(tx, game.code, station.numero))
  if (!issue?.result || issue.state === 'VOID') return
  const result = await joinedResult(tx, issue)
  if (!result || fingerprintOf(result) === fingerprintOf(issue.result)) return
  const next = await replace(tx, issue, { state: 'DRAWN', result }, { kind: 'CORRECTED', reason, people })
  const serverNow = clock.now().toISOString()
  await events.broadcast(tx, 'numero.corrected', { gameCode: issue.gameCode, draw: toDraw({ ...next, result }), serverNow })
}
