import { launchGame, launchGameFallback } from '@portico/contract/catalogue/launch-calls'
import { gameRooms } from '@portico/contract/catalogue/room-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

export const launchApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameRooms: build.query<Answer<typeof gameRooms>, Question<typeof gameRooms>>(endpoint(gameRooms)),
    // An address is single use: each is asked for anew and never cached.
    launchGame: build.mutation<Answer<typeof launchGame>, Question<typeof launchGame>>(endpoint(launchGame)),
    launchGameFallback: build.mutation<Answer<typeof launchGameFallback>, Question<typeof launchGameFallback>>(
      endpoint(launchGameFallback),
    ),
  }),
})

export type GameRooms = Answer<typeof gameRooms>['list']

export type LaunchAnswer = Answer<typeof launchGame>
