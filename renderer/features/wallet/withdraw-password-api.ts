import { setWithdrawPassword, withdrawPasswordState } from '@portico/contract/member/calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** The password that guards money on its way out. */
const withdrawPasswordApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawPassword: build.query<Answer<typeof withdrawPasswordState>, Question<typeof withdrawPasswordState>>({
      ...endpoint(withdrawPasswordState),
      providesTags: ['WithdrawPassword'],
    }),
    setWithdrawPassword: build.mutation<Answer<typeof setWithdrawPassword>, Question<typeof setWithdrawPassword>>({
      ...endpoint(setWithdrawPassword),
      invalidatesTags: whenDone('WithdrawPassword'),
    }),
  }),
})

export const { useWithdrawPasswordQuery, useSetWithdrawPasswordMutation } = withdrawPasswordApi
