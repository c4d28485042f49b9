import { forgetView, savedViews, saveView } from '@portico/contract/saved-view/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** Saved views of the account; every tab hears of a change. */
const viewsApi = api.enhanceEndpoints({ addTagTypes: ['Views'] }).injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query<Answer<typeof savedViews>, Question<typeof savedViews>>({
      ...endpoint(savedViews),
      providesTags: ['Views'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(viewsApi.util.invalidateTags(['Views']))
        return follow(life, 'member', { 'views.changed': again }, again)
      },
    }),
    saveView: build.mutation<Answer<typeof saveView>, Question<typeof saveView>>({
      ...endpoint(saveView),
      invalidatesTags: whenDone('Views'),
    }),
    forgetView: build.mutation<Answer<typeof forgetView>, Question<typeof forgetView>>({
      ...endpoint(forgetView),
      invalidatesTags: whenDone('Views'),
    }),
  }),
})

export const { useSavedViewsQuery, useSaveViewMutation, useForgetViewMutation } = viewsApi
