import { answerHandover, openHandover } from '@portico/contract/session/handover-calls'
import { type Answer, api, endpoint, type Question } from '../../../api/gateway.ts'

/** The page of the sign-in origin at which passkeys work for others. */
export const handoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    openHandover: build.mutation<Answer<typeof openHandover>, Question<typeof openHandover>>(endpoint(openHandover)),
    answerHandover: build.mutation<Answer<typeof answerHandover>, Question<typeof answerHandover>>(endpoint(answerHandover)),
  }),
})

export const { useOpenHandoverMutation, useAnswerHandoverMutation } = handoverApi
