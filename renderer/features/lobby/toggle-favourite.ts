import type { i18n as I18n } from 'i18next'
import { addFavourite, removeFavourite } from '@portico/contract/catalogue/own-calls'
import type { Game } from '@portico/contract/catalogue/shapes'
import { failureKey } from '../../api/failure.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'
import type { AppDispatch, AppThunk } from '../../core/thunk.ts'
import { selectMember } from '../session/index.ts'
import { replaceFavourites } from './favourites-api.ts'
import { type FavouritesState, selectFavourites, selectToggles, toggled, toggleSettled } from './favourites-slice.ts'

type Keepable = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>

/** One game is toggled at most this often [GAME-05]. */
const THROTTLE_MS = 1000

interface Wish {
  readonly account: string
  readonly request: Question<typeof addFavourite>
}

interface ToggleQuery {
  readonly dispatch: AppDispatch
  readonly queryFulfilled: Promise<{ readonly data: Answer<typeof addFavourite> }>
}

/** Each answer is the whole list. */
const learn = ({ account }: Wish, { dispatch, queryFulfilled }: ToggleQuery): Promise<void> =>
  queryFulfilled.then(
    ({ data }) => void dispatch(replaceFavourites(account, data.ids)),
    () => undefined,
  )

const adding = endpoint(addFavourite)
const removing = endpoint(removeFavourite)

const toggleApi = api.injectEndpoints({
  endpoints: (build) => ({
    addFavourite: build.mutation<Answer<typeof addFavourite>, Wish>({
      ...adding,
      query: ({ request }) => adding.query(request),
      invalidatesTags: whenDone('Games'),
      onQueryStarted: learn,
    }),
    removeFavourite: build.mutation<Answer<typeof removeFavourite>, Wish>({
      ...removing,
      query: ({ request }) => removing.query(request),
      invalidatesTags: whenDone('Games'),
      onQueryStarted: learn,
    }),
  }),
})

/** Each waits for the one before: the last answer tells how things stand. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Adds a game to the favourites or takes it away: shown at once, then told to the gateway, one after another.
 * @returns whether the wish was taken; false within a second of the last toggle of the same game
 * @throws Failure of the call, after the game is shown again as it was
 */
export const toggleFavourite =
  ({ nodeId, vassalage, gameType }: Keepable): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { clock }) => {
    const state = getState() as FavouritesState
    const account = selectMember(state)?.account
    const at = clock.now()
    if (!account || at - (selectToggles(state)[nodeId]?.at ?? -Infinity) < THROTTLE_MS) return false
    const add = !selectFavourites(state).ids.has(nodeId)
    dispatch(toggled({ nodeId, at, add }))
    const { initiate } = add ? toggleApi.endpoints.addFavourite : toggleApi.endpoints.removeFavourite
    const wish = { account, request: { nodeId, vendor: vassalage, gameType } }
    const sent = before.then(() => dispatch(initiate(wish, { track: false })).unwrap())
    before = sent.catch(() => undefined)
    try {
      await sent
    } finally {
      dispatch(toggleSettled({ nodeId, at }))
    }
    return true
  }

/** Toggles a favourite; says why when the gateway refuses. */
export const toggleAndTell =
  (game: Game, i18n: I18n): AppThunk<Promise<void>> =>
  async (dispatch, getState, { toasts }) => {
    const favourite = selectFavourites(getState() as FavouritesState).ids.has(game.nodeId)
    try {
      await dispatch(toggleFavourite(game))
    } catch (error) {
      await i18n.loadNamespaces(['games', 'errors'])
      const text = i18n.t(favourite ? 'games:notRemoved' : 'games:notAdded', { name: game.gameName })
      toasts.show(`${text} ${i18n.t(`errors:${failureKey(error)}`)}`, 'negative')
    }
  }
