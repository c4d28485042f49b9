import { bindOwnAddress, ownBindings, removeOwnAddress, sendBindingCode } from '@portico/contract/member/binding-calls'
import { setWithdrawPassword, withdrawPasswordState } from '@portico/contract/member/calls'
import { changePassword } from '@portico/contract/member/password-calls'
import { endOtherSessions, endOwnSession, ownSessions, prove, sendProofCode, signInHistory } from '@portico/contract/session/own-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'
import { thenOffer } from './offer-to-end-others.ts'

const securityApi = api.enhanceEndpoints({ addTagTypes: ['OwnSessions', 'OwnBindings', 'Factors'] }).injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<Answer<typeof ownSessions>, Question<typeof ownSessions>>({
      ...endpoint(ownSessions),
      providesTags: ['OwnSessions', 'Session'],
    }),
    signInHistory: build.query<Answer<typeof signInHistory>, Question<typeof signInHistory>>({
      ...endpoint(signInHistory),
      providesTags: ['Session'],
    }),
    endOwnSession: build.mutation<Answer<typeof endOwnSession>, Question<typeof endOwnSession>>({
      ...endpoint(endOwnSession),
      invalidatesTags: whenDone('OwnSessions'),
    }),
    endOtherSessions: build.mutation<Answer<typeof endOtherSessions>, Question<typeof endOtherSessions>>({
      ...endpoint(endOtherSessions),
      invalidatesTags: whenDone('OwnSessions'),
    }),
    changePassword: build.mutation<Answer<typeof changePassword>, Question<typeof changePassword>>({
      ...endpoint(changePassword),
      invalidatesTags: whenDone('OwnSessions', 'Factors'),
    }),
    ownBindings: build.query<Answer<typeof ownBindings>, Question<typeof ownBindings>>({
      ...endpoint(ownBindings),
      providesTags: ['OwnBindings', 'Session'],
    }),
    sendBindingCode: build.mutation<Answer<typeof sendBindingCode>, Question<typeof sendBindingCode>>(endpoint(sendBindingCode)),
    bindOwnAddress: build.mutation<Answer<typeof bindOwnAddress>, Question<typeof bindOwnAddress>>({
      ...endpoint(bindOwnAddress),
      ...thenOffer,
      invalidatesTags: whenDone('OwnBindings'),
    }),
    removeOwnAddress: build.mutation<Answer<typeof removeOwnAddress>, Question<typeof removeOwnAddress>>({
      ...endpoint(removeOwnAddress),
      ...thenOffer,
      invalidatesTags: whenDone('OwnBindings'),
    }),
    ownWithdrawPassword: build.query<Answer<typeof withdrawPasswordState>, Question<typeof withdrawPasswordState>>({
      ...endpoint(withdrawPasswordState),
      providesTags: ['WithdrawPassword'],
    }),
    chooseWithdrawPassword: build.mutation<Answer<typeof setWithdrawPassword>, Question<typeof setWithdrawPassword>>({
      ...endpoint(setWithdrawPassword),
      invalidatesTags: whenDone('WithdrawPassword'),
    }),
    sendProofCode: build.mutation<Answer<typeof sendProofCode>, Question<typeof sendProofCode>>(endpoint(sendProofCode)),
    prove: build.mutation<Answer<typeof prove>, Question<typeof prove>>(endpoint(prove)),
  }),
})

export const {
  useOwnSessionsQuery,
  useSignInHistoryQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useOwnBindingsQuery,
  useSendBindingCodeMutation,
  useBindOwnAddressMutation,
  useRemoveOwnAddressMutation,
  useOwnWithdrawPasswordQuery,
  useChooseWithdrawPasswordMutation,
  useProveMutation,
  useSendProofCodeMutation,
} = securityApi
