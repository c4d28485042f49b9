import { Failure, refuse } from '../../failure.ts'
import type { IssueRow } from '../drawing/issue-store.ts'

export type Drawn = IssueRow & { readonly result: NonNullable<IssueRow['result']> }

/**
 * The issue, if its result can be corrected. An own draw cannot: its seed proves it.
 * @throws Failure ISSUE_UNKNOWN, OWN_DRAW, ISSUE_VOID, ISSUE_NOT_DRAWN
 */
export const correctable = (issue: IssueRow | undefined): Drawn => {
  const { state, seed, result, ...rest } = issue ?? refuse('ISSUE_UNKNOWN')
  if (seed !== null) throw new Failure('OWN_DRAW')
  if (state === 'VOID') throw new Failure('ISSUE_VOID')
  if (result === null || (state !== 'DRAWN' && state !== 'SETTLED')) throw new Failure('ISSUE_NOT_DRAWN')
  return { ...rest, state, seed, result }
}
