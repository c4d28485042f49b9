import { favouriteIds } from '@portico/contract/catalogue/own-calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint } from '../../api/gateway.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { recall, remember } from '../../lib/remember.ts'

const nameOf = (account: string): string => `portico.favourites.${account}`

/** What this browser knows of an account's favourites. */
const remembered = (account: string): number[] => {
  try {
    const ids: unknown = JSON.parse(recall(nameOf(account)) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

export const rememberFavourites = (account: string, ids: readonly number[]): void => remember(nameOf(account), JSON.stringify(ids))

const row = endpoint(favouriteIds)

/** The favourites of an account as the gateway told them last, kept in step with the account's other windows [GAME-05]. */
export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    favouriteIds: build.query<Answer<typeof favouriteIds>, string>({
      ...row,
      query: () => row.query({}),
      onCacheEntryAdded: (account, life) => {
        const relist = () => void life.dispatch(api.util.invalidateTags(['Games']))
        const changed = ({ ids }: Answer<typeof favouriteIds>) => {
          const news = String(ids) !== String(life.getCacheEntry().data?.ids)
          life.updateCachedData(() => ({ ids }))
          if (news) relist()
        }
        const again = async () => {
          await life.dispatch(favouritesApi.endpoints.favouriteIds.initiate(account, { subscribe: false, forceRefetch: true }))
          relist()
        }
        return follow(life, 'member', { 'favourites.changed': changed }, () => void again())
      },
    }),
  }),
})

/** Replaces the list that the gateway sent before. */
export const replaceFavourites = (account: string, ids: number[]) =>
  favouritesApi.util.upsertQueryEntries([{ endpointName: 'favouriteIds', arg: account, value: { ids } }])

/** Shows an account's favourites: at once what this browser remembers, then what the gateway knows. Ends with `unsubscribe`. */
export const followFavourites =
  (account: string): AppThunk<{ readonly unsubscribe: () => void; readonly request: Promise<unknown> }> =>
  (dispatch, getState) => {
    const { select, initiate } = favouritesApi.endpoints.favouriteIds
    const known = select(account)(getState() as Parameters<ReturnType<typeof select>>[0]).data
    if (!known) dispatch(replaceFavourites(account, remembered(account)))
    const request = dispatch(initiate(account, { forceRefetch: true }))
    return { unsubscribe: request.unsubscribe, request }
  }
