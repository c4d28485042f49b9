import { stopOffers } from '@portico/contract/control/calls'
import { deleteLetters, markLetters, memberLetters, readLetters, unreadCount } from '@portico/contract/inbox/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** The member's inbox, in step with every tab and gateway. */
const inboxApi = api.enhanceEndpoints({ addTagTypes: ['Letters'] }).injectEndpoints({
  endpoints: (build) => ({
    unreadCount: build.query<Answer<typeof unreadCount>, Question<typeof unreadCount>>({
      ...endpoint(unreadCount),
      providesTags: ['Letters'],
      onCacheEntryAdded: async (_question, life) => {
        const again = () => void life.dispatch(inboxApi.util.invalidateTags(['Letters']))
        const everybody = follow(life, 'public', { 'letters.sent': again }, again)
        await Promise.all([everybody, follow(life, 'member', { 'letters.changed': again, 'offers.changed': again }, again)])
      },
    }),
    letters: build.query<Answer<typeof memberLetters>, Question<typeof memberLetters>>({
      ...endpoint(memberLetters),
      providesTags: ['Letters'],
    }),
    markLetters: build.mutation<Answer<typeof markLetters>, Question<typeof markLetters>>({
      ...endpoint(markLetters),
      invalidatesTags: whenDone('Letters'),
    }),
    readLetters: build.mutation<Answer<typeof readLetters>, Question<typeof readLetters>>({
      ...endpoint(readLetters),
      invalidatesTags: whenDone('Letters'),
    }),
    deleteLetters: build.mutation<Answer<typeof deleteLetters>, Question<typeof deleteLetters>>({
      ...endpoint(deleteLetters),
      invalidatesTags: whenDone('Letters'),
    }),
    stopOffers: build.mutation<Answer<typeof stopOffers>, Question<typeof stopOffers>>({
      ...endpoint(stopOffers),
      invalidatesTags: whenDone('Letters'),
    }),
  }),
})

export const {
  useUnreadCountQuery,
  useLettersQuery,
  useMarkLettersMutation,
  useReadLettersMutation,
  useDeleteLettersMutation,
  useStopOffersMutation,
} = inboxApi
