import { beginAuthenticator, confirmAuthenticator, factors, removeAuthenticator, renewRecoveryCodes } from '@portico/contract/factor/calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

const factorsApi = api.enhanceEndpoints({ addTagTypes: ['Factors'] }).injectEndpoints({
  endpoints: (build) => ({
    factors: build.query<Answer<typeof factors>, Question<typeof factors>>({ ...endpoint(factors), providesTags: ['Factors', 'Session'] }),
    beginAuthenticator: build.mutation<Answer<typeof beginAuthenticator>, Question<typeof beginAuthenticator>>(
      endpoint(beginAuthenticator),
    ),
    confirmAuthenticator: build.mutation<Answer<typeof confirmAuthenticator>, Question<typeof confirmAuthenticator>>({
      ...endpoint(confirmAuthenticator),
      invalidatesTags: whenDone('Factors'),
    }),
    renewRecoveryCodes: build.mutation<Answer<typeof renewRecoveryCodes>, Question<typeof renewRecoveryCodes>>({
      ...endpoint(renewRecoveryCodes),
      invalidatesTags: whenDone('Factors'),
    }),
    removeAuthenticator: build.mutation<Answer<typeof removeAuthenticator>, Question<typeof removeAuthenticator>>({
      ...endpoint(removeAuthenticator),
      invalidatesTags: whenDone('Factors'),
    }),
  }),
})

export const {
  useFactorsQuery,
  useBeginAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveAuthenticatorMutation,
} = factorsApi
