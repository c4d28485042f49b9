import { cancelDeposit, claimDeposit, createDeposit, depositMethods, listDeposits } from '@portico/contract/cashier/deposit-calls'
import { follow } from '../../../api/follow.ts'
import { type Answer, api, endpoint, type IdempotentRequest, moneyMutation, type Question } from '../../../api/gateway.ts'
import { whenDone } from '../../../api/tags.ts'

/** Ways to pay in, and the member's deposits, kept in step with the gateway. */
export const depositApi = api.enhanceEndpoints({ addTagTypes: ['Deposits'] }).injectEndpoints({
  endpoints: (build) => ({
    depositMethods: build.query<Answer<typeof depositMethods>, Question<typeof depositMethods>>(endpoint(depositMethods)),
    deposits: build.query<Answer<typeof listDeposits>, Question<typeof listDeposits>>({
      ...endpoint(listDeposits),
      providesTags: ['Deposits'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(depositApi.util.invalidateTags(['Deposits']))
        return follow(life, 'member', { 'deposit.credited': again, 'deposit.changed': again }, again)
      },
    }),
    createDeposit: build.mutation<Answer<typeof createDeposit>, IdempotentRequest<typeof createDeposit>>({
      ...moneyMutation(createDeposit),
      invalidatesTags: whenDone('Balance', 'Deposits'),
    }),
    claimDeposit: build.mutation<Answer<typeof claimDeposit>, Question<typeof claimDeposit>>({
      ...endpoint(claimDeposit),
      invalidatesTags: whenDone('Balance', 'Deposits'),
    }),
    cancelDeposit: build.mutation<Answer<typeof cancelDeposit>, Question<typeof cancelDeposit>>({
      ...endpoint(cancelDeposit),
      invalidatesTags: whenDone('Deposits'),
    }),
  }),
})

export const { useDepositMethodsQuery, useDepositsQuery, useCreateDepositMutation, useClaimDepositMutation, useCancelDepositMutation } =
  depositApi
