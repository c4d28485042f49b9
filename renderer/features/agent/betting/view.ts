import { putUnusual, readTeamRange, type TeamRangeView, typedName, writeTeamRange } from '../../../core/office-page/team-range.ts'

/** Whose bets the page shows; all of it stands in the address. */
export interface BettingView extends TeamRangeView {
  /** The name of one account. */
  readonly find: string
  /** The code of the one game whose bets are shown. */
  readonly game: string | undefined
  readonly page: number
}

const PAGE = /^[1-9]\d{0,5}$/
const GAME = /^[A-Za-z0-9_-]{1,40}$/

export const readBetting = (params: URLSearchParams, today: string): BettingView => {
  const page = params.get('page') ?? ''
  const game = params.get('game') ?? ''
  return {
    ...readTeamRange(params, today),
    find: typedName(params.get('find')),
    game: GAME.test(game) ? game : undefined,
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

export const writeBetting = (view: BettingView): URLSearchParams => {
  const params = new URLSearchParams()
  writeTeamRange(params, view)
  putUnusual(params, 'find', view.find)
  putUnusual(params, 'game', view.game ?? '')
  putUnusual(params, 'page', String(view.page), '1')
  return params
}

/** Another view: what changes which bets match goes back to the first page. */
export const changedBetting = (view: BettingView, change: Partial<BettingView>): BettingView => ({ ...view, page: 1, ...change })
