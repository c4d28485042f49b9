import type { CalledOffIssue, DrawResult, IssueDecision, Numero } from '@portico/contract/lottery/draw-shapes'
import type { GapRow } from './gap-store.ts'
import type { IssueRow } from './issue-store.ts'
import type { OutcomeRow } from './outcome-store.ts'

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
  issue: Pick<IssueRow, 'numero' | 'drawAt' | 'ordered' | 'resultVersion' | 'demo'> & { readonly result: DrawResult['result'] },
): DrawResult => ({
  numero: issue.numero,
  drawAt: issue.drawAt.toISOString(),
  result: issue.result,
  ordered: issue.ordered,
  resultVersion: issue.resultVersion,
  ...(issue.demo ? { demo: true } : {}),
})

/** Nobody words what the gateway does by itself. */
const wordsOf = ({ kind, reason }: OutcomeRow): string | null => (kind === 'NOT_OPEN' ? null : reason)

const toDecision = (outcome: OutcomeRow): IssueDecision => ({
  kind: outcome.kind,
  at: outcome.at.toISOString(),
  reason: wordsOf(outcome),
  people: [outcome.proposedBy, outcome.confirmedBy].filter((person) => person !== null),
  before: outcome.before,
})

/** What was decided on an issue, where anything was. */
export const decisionsIn = (outcomes: readonly OutcomeRow[]): { decisions?: IssueDecision[] } =>
  outcomes.length === 0 ? {} : { decisions: outcomes.map(toDecision) }

/** An issue that was called off, by the outcome that says so. */
export const toCalledOff = ({ numero, drawAt }: IssueRow, outcome: OutcomeRow): CalledOffIssue => ({
  numero,
  drawAt: drawAt.toISOString(),
  through: null,
  issues: 1,
  kind: outcome.kind === 'NOT_OPEN' ? 'NOT_OPEN' : 'VOID',
  reason: wordsOf(outcome),
  at: outcome.at.toISOString(),
})

/** Issues that never were. */
export const toGap = ({ firstNumero, firstDrawAt, lastNumero, lastDrawAt, issues, at }: GapRow): CalledOffIssue => ({
  numero: firstNumero,
  drawAt: firstDrawAt.toISOString(),
  through: issues === 1 ? null : { numero: lastNumero, drawAt: lastDrawAt.toISOString() },
  issues,
  kind: 'NOT_OPEN',
  reason: null,
  at: at.toISOString(),
})
