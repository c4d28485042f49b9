import { helpCenter, launchChat, liveChats, siteLinks } from '@portico/contract/content/site-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { inStep } from './in-step.ts'

/** What the operator writes besides announcements. Nothing of the first screen needs it. */
export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    help: build.query<Answer<typeof helpCenter>, Question<typeof helpCenter>>({
      ...endpoint(helpCenter),
      providesTags: [{ type: 'Content', id: 'help' }],
      onCacheEntryAdded: inStep('help'),
    }),
    chats: build.query<Answer<typeof liveChats>, Question<typeof liveChats>>({
      ...endpoint(liveChats),
      providesTags: [{ type: 'Content', id: 'service' }],
      onCacheEntryAdded: inStep('service'),
    }),
    links: build.query<Answer<typeof siteLinks>, Question<typeof siteLinks>>({
      ...endpoint(siteLinks),
      providesTags: [
        { type: 'Content', id: 'social' },
        { type: 'Content', id: 'vendor' },
      ],
      onCacheEntryAdded: async (question, life) => {
        await Promise.all([inStep('social')(question, life), inStep('vendor')(question, life)])
      },
    }),
    // An address is asked for when it is opened, so that a retracted entry opens nothing.
    openChat: build.mutation<Answer<typeof launchChat>, Question<typeof launchChat>>(endpoint(launchChat)),
  }),
})

export const { useHelpQuery, useChatsQuery, useLinksQuery, useOpenChatMutation } = siteApi
