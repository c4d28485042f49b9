import { blockRoomSpeaker, reportRoomMessage, roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import type { ApiHost } from '../../api/host.ts'
import { joined, MOST_SHOWN, removed, withoutBlocked } from './room-list.ts'

const ROOM = { type: 'Content', id: 'room' } as const

/** What came after a position, for who was away. */
const sinceApi = api.injectEndpoints({
  endpoints: (build) => ({
    roomSince: build.query<Answer<typeof roomHistory>, Question<typeof roomHistory>>({ ...endpoint(roomHistory), keepUnusedDataFor: 0 }),
  }),
})

/** A chat room, kept in step by the socket [CONTENT-06]. */
const roomApi = api.injectEndpoints({
  endpoints: (build) => ({
    room: build.query<Answer<typeof roomHistory>, Question<typeof roomHistory>>({
      ...endpoint(roomHistory),
      providesTags: [ROOM],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: (_question, life) => {
        /** Whatever was missed, all of it: from the first message that is shown on, as they stand now. */
        const catchUp = async (): Promise<void> => {
          const known = life.getCacheEntry().data
          const [first] = known?.list ?? []
          if (!known || !first) return void life.dispatch(api.util.invalidateTags([ROOM]))
          let list: typeof known.list = []
          for (let after = first.position - 1; ; after = list.at(-1)!.position) {
            const page = await life
              .dispatch(sinceApi.endpoints.roomSince.initiate({ room: known.room, after }, { forceRefetch: true, subscribe: false }))
              .unwrap()
            list = [...list, ...page.list]
            if (!page.more) break
          }
          life.updateCachedData((draft) => void (draft.list = list.slice(-MOST_SHOWN)))
        }
        // Failure not shown: the next frame or gap asks again, and what is shown stands.
        const again = () => void catchUp().catch(() => undefined)
        const whole = () => void life.dispatch(api.util.invalidateTags([ROOM]))
        const room = follow(
          life,
          'room',
          {
            'room.said': (message) =>
              void life.updateCachedData((draft) => {
                const isBlocked = draft.blocked.some(({ by }) => by === message.by)
                if (message.room === draft.room && !isBlocked) draft.list = joined(draft.list, withoutBlocked(message, draft.blocked))
              }),
            'room.removed': ({ id, reason }) =>
              void life.updateCachedData((draft) => {
                draft.list = removed(draft.list, id, reason)
              }),
            'room.cleared': ({ room: cleared }) =>
              void life.updateCachedData((draft) => {
                if (cleared === draft.room) draft.list = []
              }),
          },
          again,
        )
        const stayInRoom = async (): Promise<void> => {
          const { data } = await life.cacheDataLoaded
          const leave = (life.extra as ApiHost).events.readRoom(data.room)
          await life.cacheEntryRemoved
          leave()
        }
        // Who may not read is told so by the answer.
        const reading = stayInRoom().catch(() => undefined)
        return Promise.all([room, reading, follow(life, 'member', { 'room.muted': whole, 'control.changed': whole }, whole)]).then(
          () => undefined,
        )
      },
    }),
    // What is held comes by no frame: only its author has it, by the answer.
    say: build.mutation<Answer<typeof sayInRoom>, Question<typeof sayInRoom>>({
      ...endpoint(sayInRoom),
      invalidatesTags: (result) => (result?.state === 'HELD' ? [ROOM] : []),
    }),
    reportMessage: build.mutation<Answer<typeof reportRoomMessage>, Question<typeof reportRoomMessage>>(endpoint(reportRoomMessage)),
    blockSpeaker: build.mutation<Answer<typeof blockRoomSpeaker>, Question<typeof blockRoomSpeaker>>({
      ...endpoint(blockRoomSpeaker),
      invalidatesTags: [ROOM],
    }),
  }),
})

export const { useRoomQuery, useSayMutation, useReportMessageMutation, useBlockSpeakerMutation } = roomApi
