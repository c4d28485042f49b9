import {
  addRegisterLink,
  fitRegisterLink,
  openDownline,
  registeredAccounts,
  registerLinks,
  revokeRegisterLink,
} from '@portico/contract/register-link/calls'
import { registerLinksFile } from '@portico/contract/register-link/file-calls'
import { api, type Answer, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

const registerCenterApi = api.enhanceEndpoints({ addTagTypes: ['RegisterLinks'] }).injectEndpoints({
  endpoints: (build) => ({
    registerLinks: build.query<Answer<typeof registerLinks>, Question<typeof registerLinks>>({
      ...endpoint(registerLinks),
      providesTags: ['RegisterLinks'],
    }),
    registeredAccounts: build.query<Answer<typeof registeredAccounts>, Question<typeof registeredAccounts>>({
      ...endpoint(registeredAccounts),
      providesTags: ['RegisterLinks'],
    }),
    registerLinksFile: build.mutation<Answer<typeof registerLinksFile>, Question<typeof registerLinksFile>>({
      ...endpoint(registerLinksFile),
    }),
    addRegisterLink: build.mutation<Answer<typeof addRegisterLink>, Question<typeof addRegisterLink>>({
      ...endpoint(addRegisterLink),
      invalidatesTags: whenDone('RegisterLinks'),
    }),
    revokeRegisterLink: build.mutation<Answer<typeof revokeRegisterLink>, Question<typeof revokeRegisterLink>>({
      ...endpoint(revokeRegisterLink),
      invalidatesTags: whenDone('RegisterLinks'),
    }),
    fitRegisterLink: build.mutation<Answer<typeof fitRegisterLink>, Question<typeof fitRegisterLink>>({
      ...endpoint(fitRegisterLink),
      invalidatesTags: whenDone('RegisterLinks'),
    }),
    openDownline: build.mutation<Answer<typeof openDownline>, Question<typeof openDownline>>({
      ...endpoint(openDownline),
      invalidatesTags: whenDone('RegisterLinks', 'Team'),
    }),
  }),
})

export const {
  useRegisterLinksQuery,
  useRegisteredAccountsQuery,
  useRegisterLinksFileMutation,
  useAddRegisterLinkMutation,
  useRevokeRegisterLinkMutation,
  useFitRegisterLinkMutation,
  useOpenDownlineMutation,
} = registerCenterApi
