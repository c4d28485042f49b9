import { listAnnouncements } from '@portico/contract/content/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** What the operator has published. The socket says that something changed; the words come in the reader's language. */
export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    announcements: build.query<Answer<typeof listAnnouncements>, Question<typeof listAnnouncements>>({
      ...endpoint(listAnnouncements),
      providesTags: ['Announcements'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(api.util.invalidateTags(['Announcements']))
        return Promise.all([
          follow(life, 'public', { 'announcement.published': again, 'announcement.retracted': again }, again),
          follow(life, 'member', { 'offers.changed': again }, again),
        ]).then(() => undefined)
      },
    }),
  }),
})

export const { useAnnouncementsQuery } = contentApi

/** Notices of the bell. */
export const NOTICES = { types: 'PL,H', limit: 30 } as const
/** Notices for agents alone. */
export const AGENT_NOTICES = { types: 'AG', limit: 100 } as const
/** Notices of the home page: those for everybody who comes [CONTENT-01]. */
export const HOME_NOTICES = { types: 'PL,H', execution: 'B', limit: 30 } as const
/** The home page's banners. */
export const HOME_BANNERS = { types: 'B', groupName: 'w_home', limit: 8 } as const
