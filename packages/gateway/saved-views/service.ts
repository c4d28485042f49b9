import type { RequestOf } from '@portico/contract/kit/call'
import type { saveView } from '@portico/contract/saved-view/calls'
import { MOST_VIEWS, type SavedView } from '@portico/contract/saved-view/shapes'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { lockMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { countViews, deleteView, dropFirst, namedView, type ViewRow, viewsOf, writeView } from './store.ts'

type Owner = Pick<Caller, 'memberId'>

/** Views of the office's pages, saved by account: every tab and machine of it has the same. */
export interface SavedViews {
  list(caller: Owner): Promise<SavedView[]>
  /** @throws Failure FIELD_INVALID, TOO_MANY_VIEWS */
  save(caller: Owner, request: RequestOf<typeof saveView>): Promise<SavedView>
  forget(caller: Owner, viewId: string): Promise<void>
}

const viewOf = ({ id, page, name, address, version, first }: ViewRow): SavedView => ({ viewId: id, page, name, address, version, first })

export const createSavedViews = ({ database, clock, random, events }: Platform): SavedViews => ({
  list: async ({ memberId }) => (await viewsOf(database.orm, memberId)).map(viewOf),

  save: ({ memberId }, { name: written, ...request }) =>
    database.orm.transaction(async (tx) => {
      const name = written.trim()
      if (name === '' || /[\p{Cc}\p{Cs}]/u.test(name)) refuse('FIELD_INVALID', { fields: { name: { rule: 'characters' } } })
      await lockMember(tx, memberId)
      const known = await namedView(tx, { memberId, page: request.page, name })
      if (!known && (await countViews(tx, memberId, request.page)) >= MOST_VIEWS) {
        refuse('TOO_MANY_VIEWS', { fields: { name: { rule: 'count', max: MOST_VIEWS } } })
      }
      if (request.first) await dropFirst(tx, memberId, request.page)
      const row = { id: known?.id ?? randomId(random), memberId, name, ...request, savedAt: clock.now() }
      await writeView(tx, row)
      await events.notify(tx, memberId, 'views.changed', {})
      return viewOf(row)
    }),

  forget: ({ memberId }, viewId) =>
    database.orm.transaction(async (tx) => {
      if (await deleteView(tx, memberId, viewId)) await events.notify(tx, memberId, 'views.changed', {})
    }),
})
