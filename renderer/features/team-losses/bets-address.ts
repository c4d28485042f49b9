import { writeTeamRange } from '../../core/office-page/team-range.ts'
import { paths } from '../../core/paths.ts'
import type { LossesView } from './view.ts'

/** The bets behind an account's figures, of the same days and scope. */
export const betsAddress = (view: LossesView, account: string): string => {
  const params = new URLSearchParams()
  writeTeamRange(params, view)
  params.set('find', account)
  return `${paths.agent('personalHistoryCopy')}?${params.toString()}`
}
