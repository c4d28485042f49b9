import { checkDraw } from '@portico/lottery/verify'
import { Failure, refuse } from '../../failure.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { gameOf } from '../offer/games.ts'

export type DrawnIssue = IssueRow & { readonly result: NonNullable<IssueRow['result']> }

/**
 * Our own draw stands, whoever won: its seed proves it. Only where the proof fails, by a defect of the machine, can it be decided on.
 * @throws Failure OWN_DRAW
 */
export const refuseIfProven = async (issue: IssueRow): Promise<void> => {
  const { gameCode, result, seed } = issue
  const game = gameOf(gameCode)
  if (result === null || seed === null || !game) return
  const date = 'date' in result ? result.date : ''
  const check = await checkDraw({ ...issue, shape: game.shape, date })
  if (check.kind === 'checked' && check.checked.seed && check.checked.result) throw new Failure('OWN_DRAW')
}

/**
 * The issue, if its result can be corrected.
 * @throws Failure ISSUE_UNKNOWN, OWN_DRAW, ISSUE_VOID, ISSUE_NOT_DRAWN
 */
export const correctable = async (found: IssueRow | undefined): Promise<DrawnIssue> => {
  const issue = found ?? refuse('ISSUE_UNKNOWN')
  const { state, result, ...rest } = issue
  if (state === 'VOID') throw new Failure('ISSUE_VOID')
  await refuseIfProven(issue)
  if (result === null || (state !== 'DRAWN' && state !== 'SETTLED')) throw new Failure(rest.seed === null ? 'ISSUE_NOT_DRAWN' : 'OWN_DRAW')
  return { ...rest, state, result }
}
