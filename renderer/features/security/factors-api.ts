import { beginAuthenticator, confirmAuthenticator, factors, removeAuthenticator, renewRecoveryCodes } from '@portico/contract/factor/calls'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@portico/contract/factor/passkey-calls'
import { provePasskey } from '@portico/contract/session/passkey-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'
import { thenOffer } from './offer-to-end-others.ts'

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
      ...thenOffer,
      invalidatesTags: whenDone('Factors'),
    }),
    beginPasskey: build.mutation<Answer<typeof beginPasskey>, Question<typeof beginPasskey>>(endpoint(beginPasskey)),
    provePasskey: build.mutation<Answer<typeof provePasskey>, Question<typeof provePasskey>>(endpoint(provePasskey)),
    addPasskey: build.mutation<Answer<typeof addPasskey>, Question<typeof addPasskey>>({
      ...endpoint(addPasskey),
      ...thenOffer,
      invalidatesTags: whenDone('Factors'),
    }),
    renamePasskey: build.mutation<Answer<typeof renamePasskey>, Question<typeof renamePasskey>>({
      ...endpoint(renamePasskey),
      invalidatesTags: whenDone('Factors'),
    }),
    removePasskey: build.mutation<Answer<typeof removePasskey>, Question<typeof removePasskey>>({
      ...endpoint(removePasskey),
      ...thenOffer,
      invalidatesTags: whenDone('Factors'),
    }),
  }),
})

export const {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useFactorsQuery,
  useProvePasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useBeginAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveAuthenticatorMutation,
} = factorsApi
