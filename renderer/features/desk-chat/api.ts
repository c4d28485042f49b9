import { deskChatNow, endDeskChat, openDeskChat, readDeskChat, sayInDeskChat, typeToDesk } from '@portico/contract/desk-chat/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { withLines } from './lines.ts'

const CHAT = { type: 'Content', id: 'deskChat' } as const
/** So long somebody types who has not been said to type again. */
const TYPING_MS = 8_000

/** Runs one look at a time; what is asked for meanwhile is one more. */
const oneByOne = (look: () => Promise<void>): (() => void) => {
  let running = false
  let again = false
  const run = () => {
    again = running
    if (running) return
    running = true
    // Failure not shown: the next event or gap asks again, and what is shown stands.
    void look()
      .catch(() => undefined)
      .then(() => {
        running = false
        if (again) run()
      })
  }
  return run
}

/** What came after a line, for who was away. */
const sinceApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskChatSince: build.query<Answer<typeof deskChatNow>, Question<typeof deskChatNow>>({
      ...endpoint(deskChatNow),
      keepUnusedDataFor: 0,
    }),
  }),
})

/** The live chat with the desk, in step with it and every other tab [CONTENT-05]. */
const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskChat: build.query<Answer<typeof deskChatNow>, Question<typeof deskChatNow>>({
      ...endpoint(deskChatNow),
      providesTags: [CHAT],
      onCacheEntryAdded: (_question, life) => {
        const whole = () => void life.dispatch(api.util.invalidateTags([CHAT]))
        const look = oneByOne(async () => {
          const known = life.getCacheEntry().data
          if (!known?.chat) return whole()
          for (let after = known.list.at(-1)?.position ?? 0; ; ) {
            const page = await life
              .dispatch(sinceApi.endpoints.deskChatSince.initiate({ after }, { forceRefetch: true, subscribe: false }))
              .unwrap()
            if (page.chat?.id !== known.chat.id) return whole()
            life.updateCachedData((draft) => ({ ...draft, ...page, list: withLines(draft.list, page.list) }))
            if (!page.more) return
            after = page.list.at(-1)!.position
          }
        })
        return follow(life, 'member', { 'deskChat.changed': ({ typing }) => void (typing === undefined && look()) }, look)
      },
    }),
    /** Who of the desk types, by the socket alone. */
    deskTyping: build.query<string | null, void>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_question, life) => {
        let timer: ReturnType<typeof setTimeout> | undefined
        const say = (who: string | null) => void life.updateCachedData(() => who)
        await follow(
          life,
          'member',
          {
            'deskChat.changed': ({ typing }) => {
              clearTimeout(timer)
              say(typing ?? null)
              if (typing !== undefined) timer = setTimeout(() => say(null), TYPING_MS)
            },
          },
          () => say(null),
        )
        clearTimeout(timer)
      },
    }),
    startChat: build.mutation<Answer<typeof openDeskChat>, Question<typeof openDeskChat>>({
      ...endpoint(openDeskChat),
      // Also when it is refused: then the desk has closed meanwhile.
      invalidatesTags: [CHAT],
    }),
    sayToDesk: build.mutation<Answer<typeof sayInDeskChat>, Question<typeof sayInDeskChat>>({
      ...endpoint(sayInDeskChat),
      onQueryStarted: async (_question, { dispatch, queryFulfilled }) => {
        try {
          const { data: line } = await queryFulfilled
          dispatch(chatApi.util.updateQueryData('deskChat', {}, (draft) => void (draft.list = withLines(draft.list, [line]))))
        } catch {
          // What was refused is shown where it was written; the chat may have ended meanwhile.
          dispatch(api.util.invalidateTags([CHAT]))
        }
      },
    }),
    readDesk: build.mutation<Answer<typeof readDeskChat>, Question<typeof readDeskChat>>(endpoint(readDeskChat)),
    typeToDesk: build.mutation<Answer<typeof typeToDesk>, Question<typeof typeToDesk>>(endpoint(typeToDesk)),
    endChat: build.mutation<Answer<typeof endDeskChat>, Question<typeof endDeskChat>>({
      ...endpoint(endDeskChat),
      invalidatesTags: [CHAT],
    }),
  }),
})

export const {
  useDeskChatQuery,
  useDeskTypingQuery,
  useStartChatMutation,
  useSayToDeskMutation,
  useReadDeskMutation,
  useTypeToDeskMutation,
  useEndChatMutation,
} = chatApi
