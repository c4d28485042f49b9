import { memberDocuments, sendDocument } from '@portico/contract/document/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** The member's documents, kept in step with the desk and every other tab. */
const documentsApi = api.enhanceEndpoints({ addTagTypes: ['Documents'] }).injectEndpoints({
  endpoints: (build) => ({
    documents: build.query<Answer<typeof memberDocuments>, Question<typeof memberDocuments>>({
      ...endpoint(memberDocuments),
      providesTags: ['Documents'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(documentsApi.util.invalidateTags(['Documents']))
        return follow(life, 'member', { 'document.changed': again }, again)
      },
    }),
    sendDocument: build.mutation<Answer<typeof sendDocument>, Question<typeof sendDocument>>({
      ...endpoint(sendDocument),
      // Also when it is refused: then another tab has sent one, and what stands is shown.
      invalidatesTags: ['Documents'],
    }),
  }),
})

export const { useDocumentsQuery, useSendDocumentMutation } = documentsApi
