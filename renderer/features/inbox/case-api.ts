import { memberCases, openCase, replyToCase, sendFeedback, solveCase } from '@portico/contract/support/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** The member's cases, in step with the desk and every other tab. */
const caseApi = api.enhanceEndpoints({ addTagTypes: ['Cases'] }).injectEndpoints({
  endpoints: (build) => ({
    cases: build.query<Answer<typeof memberCases>, Question<typeof memberCases>>({
      ...endpoint(memberCases),
      providesTags: ['Cases'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(caseApi.util.invalidateTags(['Cases']))
        return follow(life, 'member', { 'case.changed': again }, again)
      },
    }),
    openCase: build.query<Answer<typeof openCase>, Question<typeof openCase>>({ ...endpoint(openCase), providesTags: ['Cases'] }),
    sendFeedback: build.mutation<Answer<typeof sendFeedback>, Question<typeof sendFeedback>>({
      ...endpoint(sendFeedback),
      invalidatesTags: ['Cases'],
    }),
    replyToCase: build.mutation<Answer<typeof replyToCase>, Question<typeof replyToCase>>({
      ...endpoint(replyToCase),
      // Also when it is refused: then it was closed meanwhile, and what stands is shown.
      invalidatesTags: ['Cases'],
    }),
    solveCase: build.mutation<Answer<typeof solveCase>, Question<typeof solveCase>>({ ...endpoint(solveCase), invalidatesTags: ['Cases'] }),
  }),
})

export const { useCasesQuery, useOpenCaseQuery, useSendFeedbackMutation, useReplyToCaseMutation, useSolveCaseMutation } = caseApi
