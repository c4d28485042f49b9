import type { teamMembers, teamRows } from '@portico/contract/agent/calls'
import type { RequestOf } from '@portico/contract/kit/call'
import { type LayoutRules, readLayout, type TableLayout, writeLayout } from '../../../core/office-table/layout.ts'
import { oneOf, putUnusual, readTeamRange, type TeamRangeView, typedName, writeTeamRange } from '../../../core/office-page/team-range.ts'

export { LONGEST_NAME } from '../../../core/office-page/team-range.ts'
export type RowKind = RequestOf<typeof teamRows>['kind']
export type Sort = RequestOf<typeof teamMembers>['sort']

const KINDS: readonly RowKind[] = ['BETS', 'DEPOSITS', 'WITHDRAWALS']
const SORTS: readonly Sort[] = [
  'account',
  'level',
  'downlines',
  'balance',
  'deposits',
  'withdrawals',
  'validBet',
  'payout',
  'profit',
  'joinedAt',
]

/**
 * Columns of the downlines; the account always stands first. Net follows what it is made of, and both stand at the start: they are in sight
 * on a narrow screen.
 */
const COLUMNS = [
  'stake',
  'payout',
  'rebate',
  'profit',
  'validBet',
  'deposits',
  'withdrawals',
  'balance',
  'nickname',
  'level',
  'downlines',
  'joinedAt',
  'seenAt',
  'state',
] as const
export type ColumnId = (typeof COLUMNS)[number]
export const COLUMN_RULES: LayoutRules = { all: COLUMNS, usual: COLUMNS.filter((id) => id !== 'joinedAt') }

/** What the overview shows; all of it stands in the address, so that a reload or a colleague sees the same. */
export interface View extends TeamRangeView {
  /** An account of the team whose own line is listed; the reader's when absent. */
  readonly under: string | undefined
  /** Text an account contains. */
  readonly find: string
  readonly active: boolean
  readonly opened: boolean
  readonly sort: Sort
  readonly order: 'asc' | 'desc'
  readonly layout: TableLayout
  readonly page: number
  /** The rows that are open over the page, of one account or of the whole scope. */
  readonly rows: RowKind | undefined
  readonly account: string | undefined
  readonly rowsPage: number
}

const DEFAULTS = { sort: 'validBet', order: 'desc' } as const

const pageOf = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

/** Reads an address; whatever it cannot mean falls back to the default. */
export const readView = (params: URLSearchParams, today: string): View => {
  const rows = oneOf(KINDS, params.get('rows'))
  return {
    ...readTeamRange(params, today),
    under: typedName(params.get('under')).trim() || undefined,
    find: typedName(params.get('find')),
    active: params.get('active') === '1',
    opened: params.get('opened') === '1',
    sort: oneOf(SORTS, params.get('sort')) ?? DEFAULTS.sort,
    order: params.get('order') === 'asc' ? 'asc' : DEFAULTS.order,
    layout: readLayout(params, COLUMN_RULES),
    page: pageOf(params.get('page')),
    rows,
    account: (rows && typedName(params.get('account'))) || undefined,
    rowsPage: pageOf(params.get('rowsPage')),
  }
}

/** The address of a view, without what is as usual. */
export const writeView = (view: View): URLSearchParams => {
  const params = new URLSearchParams()
  const put = (name: string, value: string | undefined, usual?: string) => putUnusual(params, name, value, usual)
  writeTeamRange(params, view)
  put('under', view.under)
  put('find', view.find)
  put('active', view.active ? '1' : undefined)
  put('opened', view.opened ? '1' : undefined)
  put('sort', view.sort, DEFAULTS.sort)
  put('order', view.order, DEFAULTS.order)
  writeLayout(params, view.layout, COLUMN_RULES)
  put('page', String(view.page), '1')
  put('rows', view.rows)
  put('account', view.account)
  put('rowsPage', String(view.rowsPage), '1')
  return params
}

/** The address of a saved view as this page understands it; of what it was opened over, such as rows of a figure, nothing is saved. */
export const viewAddress = (address: string, today: string): string =>
  writeView({ ...readView(new URLSearchParams(address), today), page: 1, rows: undefined, account: undefined, rowsPage: 1 }).toString()

/** Another view: what changes which rows match goes back to the first page. */
export const changed = (view: View, change: Partial<View>): View => {
  const turns = Object.keys(change).every((name) => ['layout', 'page', 'rows', 'account', 'rowsPage'].includes(name))
  return { ...view, ...(turns ? {} : { page: 1 }), ...change }
}

/** The view with rows open over it. */
export const withRows = (view: View, rows: RowKind | undefined, account?: string): View =>
  changed(view, { rows, account: rows && account, rowsPage: 1 })
