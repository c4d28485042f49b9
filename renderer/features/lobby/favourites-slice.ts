import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionLost } from '../../api/base-query.ts'
import { ended, selectMember } from '../session/index.ts'
import { favouritesApi } from './favourites-api.ts'

/** What the member last wished of one game. */
interface Toggle {
  /** When, by the gateway's clock. */
  readonly at: number
  readonly add: boolean
  /** Not answered yet: shown whatever the gateway said before. */
  readonly pending: boolean
}

type Toggles = Readonly<Record<number, Toggle>>

export const slice = createSlice({
  name: 'favourites',
  initialState: {} as Toggles,
  reducers: {
    toggled: (toggles, { payload: { nodeId, ...toggle } }: PayloadAction<Omit<Toggle, 'pending'> & { readonly nodeId: number }>) => ({
      ...toggles,
      [nodeId]: { ...toggle, pending: true },
    }),
    /** Answered or refused. A later wish of the same game goes on waiting for its own answer. */
    toggleSettled: (toggles, { payload: { nodeId, at } }: PayloadAction<{ readonly nodeId: number; readonly at: number }>) => {
      const toggle = toggles[nodeId]
      return toggle?.at === at ? { ...toggles, [nodeId]: { ...toggle, pending: false } } : toggles
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionLost, () => ({}))
    builder.addCase(ended, () => ({}))
  },
  selectors: { selectToggles: (toggles) => toggles },
})

export const { toggled, toggleSettled } = slice.actions
export const { selectToggles } = slice.selectors

/** Favourites as they are shown, by nodeId. */
interface Favourites {
  readonly ids: ReadonlySet<number>
  /** Taken away since the member came: their tiles go at once, whatever a list said before. */
  readonly removed: ReadonlySet<number>
}

const { select } = favouritesApi.endpoints.favouriteIds
export type FavouritesState = Parameters<ReturnType<typeof select>>[0] &
  Parameters<typeof selectMember>[0] &
  Parameters<typeof selectToggles>[0]

const selectStored = (state: FavouritesState): readonly number[] | undefined => {
  const account = selectMember(state)?.account
  return account === undefined ? undefined : select(account)(state).data?.ids
}

/** What the gateway said last, and over it what the member wished since. */
export const selectFavourites: (state: FavouritesState) => Favourites = createSelector(
  [selectStored, selectToggles],
  (stored = [], toggles) => {
    const ids = new Set(stored)
    for (const [id, { add, pending }] of Object.entries(toggles)) {
      if (pending && add) ids.add(Number(id))
      else if (pending) ids.delete(Number(id))
    }
    const toggledIds = Object.keys(toggles).map(Number)
    return { ids, removed: new Set(toggledIds.filter((id) => !ids.has(id))) }
  },
)
