import { addPayee, listPayees, removePayee } from '@portico/contract/withdrawal/calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** Accounts that the member is paid to. */
const payeesApi = api.enhanceEndpoints({ addTagTypes: ['Payees'] }).injectEndpoints({
  endpoints: (build) => ({
    payees: build.query<Answer<typeof listPayees>, Question<typeof listPayees>>({ ...endpoint(listPayees), providesTags: ['Payees'] }),
    addPayee: build.mutation<Answer<typeof addPayee>, Question<typeof addPayee>>({
      ...endpoint(addPayee),
      invalidatesTags: whenDone('Payees'),
    }),
    removePayee: build.mutation<Answer<typeof removePayee>, Question<typeof removePayee>>({
      ...endpoint(removePayee),
      invalidatesTags: whenDone('Payees'),
    }),
  }),
})

export const { usePayeesQuery, useAddPayeeMutation, useRemovePayeeMutation } = payeesApi
