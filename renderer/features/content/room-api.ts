import { roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** As much as the gateway keeps. */
const KEPT = 50
const ROOM = { type: 'Content', id: 'room' } as const

/** The chat room, kept in step by the socket [CONTENT-06]. */
const roomApi = api.injectEndpoints({
  endpoints: (build) => ({
    room: build.query<Answer<typeof roomHistory>, Question<typeof roomHistory>>({
      ...endpoint(roomHistory),
      providesTags: [ROOM],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: (_question, life) =>
        follow(
          life,
          'public',
          {
            'room.said': (message) =>
              void life.updateCachedData((draft) => {
                if (draft.list.every(({ id }) => id !== message.id)) draft.list = [...draft.list, message].slice(-KEPT)
              }),
            'room.cleared': () => void life.updateCachedData((draft) => void (draft.list = [])),
          },
          () => void life.dispatch(api.util.invalidateTags([ROOM])),
        ),
    }),
    say: build.mutation<Answer<typeof sayInRoom>, Question<typeof sayInRoom>>(endpoint(sayInRoom)),
  }),
})

export const { useRoomQuery, useSayMutation } = roomApi
