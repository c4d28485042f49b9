import type { teamMembers, teamRows } from '@portico/contract/agent/calls'
import type { teamScope } from '@portico/contract/agent/shapes'
import type { RequestOf } from '@portico/contract/kit/call'
import type * as z from 'zod/mini'
import { UNTYPED } from '../../../lib/untyped.ts'
import { type Days, presetDays } from '../../../lib/days.ts'
import { isRange, PRESETS, type TeamPreset } from './days.ts'

export type Scope = z.infer<typeof teamScope>
export type RowKind = RequestOf<typeof teamRows>['kind']
export type Sort = RequestOf<typeof teamMembers>['sort']

/** As much of an account's name as may be searched for. */
export const LONGEST_NAME = 64

const SCOPES: readonly Scope[] = ['SELF', 'DIRECT', 'TEAM']
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

/** What the overview shows; all of it stands in the address, so that a reload or a colleague sees the same. */
export interface View {
  readonly scope: Scope
  /** Absent for days of the reader's own choice. */
  readonly preset: TeamPreset | undefined
  readonly days: Days
  /** Text an account contains. */
  readonly find: string
  readonly active: boolean
  readonly opened: boolean
  readonly sort: Sort
  readonly order: 'asc' | 'desc'
  readonly page: number
  /** The rows that are open over the page, of one account or of the whole scope. */
  readonly rows: RowKind | undefined
  readonly account: string | undefined
  readonly rowsPage: number
}

const DEFAULTS = { scope: 'TEAM', preset: 'last14', sort: 'validBet', order: 'desc' } as const

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value)

/** An account's name as a person could have typed it. */
const typed = (text: string | null): string => (text ?? '').replaceAll(UNTYPED, '').slice(0, LONGEST_NAME)

const pageOf = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

/** Reads an address; whatever it cannot mean falls back to the default. */
export const readView = (params: URLSearchParams, today: string): View => {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const chosen = isRange(own, today)
  const preset = oneOf(PRESETS, params.get('range')) ?? DEFAULTS.preset
  const rows = oneOf(KINDS, params.get('rows'))
  return {
    scope: oneOf(SCOPES, params.get('scope')) ?? DEFAULTS.scope,
    preset: chosen ? undefined : preset,
    days: chosen ? own : presetDays(preset, today),
    find: typed(params.get('find')),
    active: params.get('active') === '1',
    opened: params.get('opened') === '1',
    sort: oneOf(SORTS, params.get('sort')) ?? DEFAULTS.sort,
    order: params.get('order') === 'asc' ? 'asc' : DEFAULTS.order,
    page: pageOf(params.get('page')),
    rows,
    account: (rows && typed(params.get('account'))) || undefined,
    rowsPage: pageOf(params.get('rowsPage')),
  }
}

/** The address of a view, without what is as usual. */
export const writeView = (view: View): URLSearchParams => {
  const params = new URLSearchParams()
  const put = (name: string, value: string | undefined, usual?: string) => {
    if (value && value !== usual) params.set(name, value)
  }
  put('scope', view.scope, DEFAULTS.scope)
  put('range', view.preset, DEFAULTS.preset)
  if (!view.preset) {
    put('from', view.days.from)
    put('to', view.days.to)
  }
  put('find', view.find)
  put('active', view.active ? '1' : undefined)
  put('opened', view.opened ? '1' : undefined)
  put('sort', view.sort, DEFAULTS.sort)
  put('order', view.order, DEFAULTS.order)
  put('page', String(view.page), '1')
  put('rows', view.rows)
  put('account', view.account)
  put('rowsPage', String(view.rowsPage), '1')
  return params
}

/** Another view: what changes which rows match goes back to the first page. */
export const changed = (view: View, change: Partial<View>): View => {
  const turns = Object.keys(change).every((name) => ['page', 'rows', 'account', 'rowsPage'].includes(name))
  return { ...view, ...(turns ? {} : { page: 1 }), ...change }
}

/** The view with rows open over it. */
export const withRows = (view: View, rows: RowKind | undefined, account?: string): View =>
  changed(view, { rows, account: rows && account, rowsPage: 1 })
