import { answerRealityCheck, markPlaying } from '@portico/contract/control/calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** What a page says and hears while a game or a draw is open on it. */
const playApi = api.injectEndpoints({
  endpoints: (build) => ({
    markPlaying: build.mutation<Answer<typeof markPlaying>, Question<typeof markPlaying>>(endpoint(markPlaying)),
    answerRealityCheck: build.mutation<Answer<typeof answerRealityCheck>, Question<typeof answerRealityCheck>>(
      endpoint(answerRealityCheck),
    ),
  }),
})

export const { useMarkPlayingMutation, useAnswerRealityCheckMutation } = playApi
