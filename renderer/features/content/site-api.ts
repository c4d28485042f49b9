import { helpCenter, launchChat, liveChats, siteLinks } from '@portico/contract/content/site-calls'
import type { ContentKind } from '@portico/contract/content/shapes'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

type Life = Parameters<typeof follow>[0] & { readonly dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown }

/** Asks again when the operator has changed something of this kind. */
const inStep =
  (kind: ContentKind) =>
  (_question: unknown, life: Life): Promise<void> => {
    const again = () => void life.dispatch(api.util.invalidateTags([{ type: 'Content', id: kind }]))
    return follow(life, 'public', { 'content.changed': (change) => change.kind === kind && again() }, again)
  }

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
