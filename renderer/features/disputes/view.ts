import { oneOf, putUnusual } from '../../core/office-page/team-range.ts'

export const STATES = ['ACTIVE', 'CLOSED'] as const

/** Which disputes the page shows; all of it stands in the address. */
export interface DisputesView {
  readonly state: (typeof STATES)[number] | undefined
  /** The place that the page follows. */
  readonly older: string | undefined
}

const CURSOR = /^\d{1,15}\.\d{1,9}$/

export const readDisputes = (params: URLSearchParams): DisputesView => {
  const older = params.get('older')
  return { state: oneOf(STATES, params.get('state')), older: older !== null && CURSOR.test(older) ? older : undefined }
}

export const writeDisputes = (view: DisputesView): URLSearchParams => {
  const params = new URLSearchParams()
  for (const name of ['state', 'older'] as const) putUnusual(params, name, view[name])
  return params
}

/** Another view: what changes which disputes match goes back to the latest. */
export const changedDisputes = (view: DisputesView, change: Partial<DisputesView>): DisputesView => ({
  ...view,
  older: undefined,
  ...change,
})
