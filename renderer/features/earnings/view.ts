import { COMMISSION_KINDS, type CommissionKind } from '@portico/contract/commission/kinds'
import { oneOf, putUnusual, readTeamRange, type TeamRangeView, writeTeamRange } from '../../core/office-page/team-range.ts'

/** Which lines the page shows; all of it stands in the address. */
export interface EarningsView extends TeamRangeView {
  readonly kind: CommissionKind | undefined
  /** The place that the page follows. */
  readonly older: string | undefined
}

const CURSOR = /^\d{1,15}\.\d{1,9}\.[0-9a-f-]{36}$/

export const readEarnings = (params: URLSearchParams, today: string): EarningsView => {
  const older = params.get('older')
  return {
    ...readTeamRange(params, today),
    kind: oneOf(COMMISSION_KINDS, params.get('kind')),
    older: older !== null && CURSOR.test(older) ? older : undefined,
  }
}

export const writeEarnings = (view: EarningsView): URLSearchParams => {
  const params = new URLSearchParams()
  writeTeamRange(params, view)
  for (const name of ['kind', 'older'] as const) putUnusual(params, name, view[name])
  return params
}

/** Another view: what changes which lines match goes back to the latest. */
export const changedEarnings = (view: EarningsView, change: Partial<EarningsView>): EarningsView => ({
  ...view,
  older: undefined,
  ...change,
})
