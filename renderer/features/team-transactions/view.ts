import { recordKind, type RecordKind } from '@portico/contract/records/shapes'
import { oneOf, putUnusual, readTeamRange, type TeamRangeView, typedName, writeTeamRange } from '../../core/office-page/team-range.ts'

/** Kinds of movements in the order of their filter. */
export const KINDS: readonly RecordKind[] = recordKind.options

/** Which movements the page shows; all of it stands in the address. */
export interface TransactionView extends TeamRangeView {
  /** The name of one account. */
  readonly find: string
  readonly kind: RecordKind | undefined
  /** The place that the page follows, and in which direction. */
  readonly older: string | undefined
  readonly newer: string | undefined
}

const CURSOR = /^\d{1,15}\.\d{1,19}$/

const cursorOf = (text: string | null): string | undefined => (text && CURSOR.test(text) ? text : undefined)

export const readTransactions = (params: URLSearchParams, today: string): TransactionView => {
  const older = cursorOf(params.get('older'))
  return {
    ...readTeamRange(params, today),
    find: typedName(params.get('find')),
    kind: oneOf(KINDS, params.get('kind')),
    older,
    newer: older === undefined ? cursorOf(params.get('newer')) : undefined,
  }
}

export const writeTransactions = (view: TransactionView): URLSearchParams => {
  const params = new URLSearchParams()
  writeTeamRange(params, view)
  for (const name of ['find', 'kind', 'older', 'newer'] as const) putUnusual(params, name, view[name])
  return params
}

/** Another view: what changes which movements match goes back to the newest. */
export const changedTransactions = (view: TransactionView, change: Partial<TransactionView>): TransactionView =>
  'older' in change || 'newer' in change ? { ...view, ...change } : { ...view, older: undefined, newer: undefined, ...change }

/** What to ask for, but for the place. */
export const movementsQuestion = ({ days, scope, find, kind }: TransactionView) => ({
  ...days,
  scope,
  ...(find.trim() && { account: find.trim() }),
  ...(kind && { kind }),
})
