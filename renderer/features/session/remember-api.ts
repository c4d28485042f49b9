import { forgetRemembered, rememberedAccounts } from '@portico/contract/session/remember-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** Who was here and asked to be remembered. */
export const rememberApi = api.enhanceEndpoints({ addTagTypes: ['Remembered'] }).injectEndpoints({
  endpoints: (build) => ({
    rememberedAccounts: build.query<Answer<typeof rememberedAccounts>, Question<typeof rememberedAccounts>>({
      ...endpoint(rememberedAccounts),
      providesTags: ['Remembered'],
    }),
    forgetRemembered: build.mutation<Answer<typeof forgetRemembered>, Question<typeof forgetRemembered>>({
      ...endpoint(forgetRemembered),
      invalidatesTags: whenDone('Remembered'),
    }),
  }),
})

export const { useRememberedAccountsQuery, useForgetRememberedMutation } = rememberApi
