import type { DrawResult, Numero } from '@portico/contract/lottery/draw-shapes'
import type { IssueRow } from './issue-store.ts'

/** The state by the clock: the engine may be a moment behind it. */
const stateAt = ({ state, openAt, sealAt }: IssueRow, now: Date): Numero['state'] => {
  if (state !== 'SCHEDULED' && state !== 'OPEN') return state
  if (now >= sealAt) return 'SEALED'
  return now >= openAt ? 'OPEN' : 'SCHEDULED'
}

export const toNumero = (issue: IssueRow, now: Date): Numero => ({
  numero: issue.numero,
  state: stateAt(issue, now),
  openAt: issue.openAt.toISOString(),
  sealAt: issue.sealAt.toISOString(),
  drawAt: issue.drawAt.toISOString(),
  commitment: issue.commitment,
  root: issue.root,
})

/** A drawn issue's result. */
export const toDraw = (
  issue: Pick<IssueRow, 'numero' | 'drawAt' | 'ordered' | 'resultVersion'> & { readonly result: DrawResult['result'] },
): DrawResult => ({
  numero: issue.numero,
  drawAt: issue.drawAt.toISOString(),
  result: issue.result,
  ordered: issue.ordered,
  resultVersion: issue.resultVersion,
})
