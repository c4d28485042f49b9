import { linkSort, type LinkSort, linkState, type LinkState, linkType, type LinkType } from '@portico/contract/register-link/shapes'
import { oneOf, putUnusual, typedName } from '../../core/office-page/team-range.ts'
import { OPENED } from '../../core/paths.ts'
import type { Sorting } from '../../ui/data-table/data-table.tsx'

/** Which links the page shows and which one is open; all of it stands in the address. */
export interface LinksView {
  /** Part of a code or of a channel. */
  readonly find: string
  readonly type: LinkType | undefined
  readonly state: LinkState | undefined
  readonly sort: LinkSort
  readonly order: 'asc' | 'desc'
  /** The place that the page follows, and in which direction. */
  readonly after: string | undefined
  readonly before: string | undefined
  /** The link whose details are open. */
  readonly link: string | undefined
  /** The place that its accounts follow. */
  readonly accounts: string | undefined
}

const PLACE = /^\d{1,15}\.[0-9a-f-]{36}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const USUAL = { sort: 'created', order: 'desc' } as const

const matched = (pattern: RegExp, text: string | null): string | undefined => (text !== null && pattern.test(text) ? text : undefined)

/** Reads an address; whatever it cannot mean falls back to the usual. */
const read = (params: URLSearchParams): LinksView => {
  const after = matched(PLACE, params.get('after'))
  return {
    find: typedName(params.get('find')),
    type: oneOf(linkType.options, params.get('type')),
    state: oneOf(linkState.options, params.get('state')),
    sort: oneOf(linkSort.options, params.get('sort')) ?? USUAL.sort,
    order: oneOf(['asc', 'desc'] as const, params.get('order')) ?? USUAL.order,
    after,
    before: after === undefined ? matched(PLACE, params.get('before')) : undefined,
    link: matched(ID, params.get(OPENED.link)),
    accounts: matched(PLACE, params.get('accounts')),
  }
}

const write = (view: LinksView): URLSearchParams => {
  const params = new URLSearchParams()
  for (const name of ['find', 'type', 'state', 'sort', 'order', 'after', 'before', OPENED.link, 'accounts'] as const)
    putUnusual(params, name, view[name], name === 'sort' || name === 'order' ? USUAL[name] : undefined)
  return params
}

/** Another view: what changes which links match or their order goes back to the first page; another link shows its latest accounts. */
const changed = (view: LinksView, change: Partial<LinksView>): LinksView => {
  const stays = 'after' in change || 'before' in change || 'link' in change || 'accounts' in change
  return {
    ...view,
    ...(stays ? {} : { after: undefined, before: undefined }),
    ...('link' in change ? { accounts: undefined } : {}),
    ...change,
  }
}

export const LINKS_FORM = { read, write, changed }

/** What the table's head says of the order. */
export const sortingOf = ({ sort, order }: LinksView): Sorting => ({ id: sort, desc: order === 'desc' })

/** The order that a press on the table's head asks for. */
export const sortedBy = (sorting: Sorting | undefined): Pick<LinksView, 'sort' | 'order'> => ({
  sort: oneOf(linkSort.options, sorting?.id ?? null) ?? USUAL.sort,
  order: sorting ? (sorting.desc ? 'desc' : 'asc') : USUAL.order,
})

/** What to ask the gateway for. */
export const linksQuestion = ({ find, type, state, sort, order, after, before }: LinksView, pageSize: number) => ({
  sort,
  order,
  pageSize,
  ...(find.trim() && { find: find.trim() }),
  ...(type && { type }),
  ...(state && { state }),
  ...(after && { after }),
  ...(before && { before }),
})
