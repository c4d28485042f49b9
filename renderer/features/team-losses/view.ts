import { type LossSide, type LossSort, lossSide, lossSort } from '@portico/contract/agent/shapes'
import { type GameType, gameType } from '@portico/contract/catalogue/shapes'
import { oneOf, putUnusual, readTeamRange, type TeamRangeView, typedName, writeTeamRange } from '../../core/office-page/team-range.ts'
import { type LayoutRules, readLayout, type TableLayout, writeLayout } from '../../core/office-table/layout.ts'

export const GAME_TYPES: readonly GameType[] = gameType.options
export const SIDES: readonly LossSide[] = lossSide.options

/** Columns of the table; the account always stands first. */
const COLUMNS = ['bets', 'stake', 'validBet', 'payout', 'rebate', 'gain', 'nickname', 'level'] as const
export type ColumnId = (typeof COLUMNS)[number]
export const COLUMN_RULES: LayoutRules = { all: COLUMNS, usual: COLUMNS.filter((id) => id !== 'nickname') }

/** Whose losses the page shows, by which bets, and how; all of it stands in the address. */
export interface LossesView extends TeamRangeView {
  /** Part of an account's name. */
  readonly find: string
  readonly gameType: GameType | undefined
  readonly side: LossSide | undefined
  readonly sort: LossSort
  readonly order: 'asc' | 'desc'
  readonly layout: TableLayout
  readonly page: number
}

/** The greatest loss first. */
export const USUAL_ORDER = { sort: 'gain', order: 'asc' } as const

const PAGE = /^[1-9]\d{0,5}$/

export const readLosses = (params: URLSearchParams, today: string): LossesView => {
  const page = params.get('page') ?? ''
  return {
    ...readTeamRange(params, today),
    find: typedName(params.get('find')),
    gameType: oneOf(GAME_TYPES, params.get('type')),
    side: oneOf(SIDES, params.get('side')),
    sort: oneOf(lossSort.options, params.get('sort')) ?? USUAL_ORDER.sort,
    order: params.get('order') === 'desc' ? 'desc' : USUAL_ORDER.order,
    layout: readLayout(params, COLUMN_RULES),
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

export const writeLosses = (view: LossesView): URLSearchParams => {
  const params = new URLSearchParams()
  writeTeamRange(params, view)
  putUnusual(params, 'find', view.find)
  putUnusual(params, 'type', view.gameType)
  putUnusual(params, 'side', view.side)
  putUnusual(params, 'sort', view.sort, USUAL_ORDER.sort)
  putUnusual(params, 'order', view.order, USUAL_ORDER.order)
  writeLayout(params, view.layout, COLUMN_RULES)
  putUnusual(params, 'page', String(view.page), '1')
  return params
}

/** Another view: what changes which accounts match goes back to the first page. */
export const changedLosses = (view: LossesView, change: Partial<LossesView>): LossesView => {
  const turns = Object.keys(change).every((name) => name === 'layout' || name === 'page')
  return { ...view, ...(turns ? {} : { page: 1 }), ...change }
}

/** The address of a saved view as this page understands it. */
export const lossesAddress = (address: string, today: string): string =>
  writeLosses({ ...readLosses(new URLSearchParams(address), today), page: 1 }).toString()

/** What to ask for, but for the page. */
export const lossesQuestion = ({ days, scope, find, gameType: type, side, sort, order }: LossesView) => ({
  ...days,
  scope,
  ...(find.trim() && { account: find.trim() }),
  ...(type && { gameType: type }),
  ...(side && { side }),
  sort,
  order,
})
