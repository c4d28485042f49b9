import * as z from 'zod/mini'
import { addFavourite } from '@portico/contract/catalogue/own-calls'
import { type Answer, api, endpoint, type Question } from '../../../api/gateway.ts'
import type { AppThunk } from '../../../core/thunk.ts'
import { recall, remember } from '../../../lib/remember.ts'

const likedGame = z.object({ nodeId: z.int(), vassalage: z.string(), gameType: z.string(), gameName: z.string() })
/** A game whose heart was pressed. */
export type LikedGame = z.infer<typeof likedGame>

const KEY = 'portico.trial.favourites'
/** More are hardly meant. */
const MOST = 50

const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addLikedGame: build.mutation<Answer<typeof addFavourite>, Question<typeof addFavourite>>(endpoint(addFavourite)),
  }),
})

/** The games whose hearts were pressed in free play, which has no favourites: they wait in this browser. */
export const likedGames = (): readonly LikedGame[] => {
  try {
    const { data } = z.array(likedGame).safeParse(JSON.parse(recall(KEY) ?? '[]'))
    return data ?? []
  } catch {
    return []
  }
}

/** Keeps a game until there is an account that it can be a favourite of. */
export const noteLiked = ({ nodeId, vassalage, gameType, gameName }: LikedGame): void => {
  const others = likedGames().filter((game) => game.nodeId !== nodeId)
  remember(KEY, JSON.stringify([...others, { nodeId, vassalage, gameType, gameName }].slice(-MOST)))
}

/** Makes the games favourites of the account that has just been opened. One that is not offered any more is left out. */
export const handOnLiked = (): AppThunk<Promise<void>> => async (dispatch) => {
  const games = likedGames()
  remember(KEY, '')
  for (const { nodeId } of games) await dispatch(favouritesApi.endpoints.addLikedGame.initiate({ nodeId }, { track: false }))
}
