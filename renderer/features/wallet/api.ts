import { createDeposit, depositMethods, getBalance } from '@portico/contract/cashier/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type IdempotentRequest, moneyMutation, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** The main wallet, kept in step with the gateway, and the ways to fill it. */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    balance: build.query<Answer<typeof getBalance>, Question<typeof getBalance>>({
      ...endpoint(getBalance),
      providesTags: ['Balance'],
      onCacheEntryAdded: (_question, life) =>
        follow(
          life,
          'member',
          { 'balance.changed': ({ balance }) => void life.updateCachedData((draft) => void (draft.balance = balance)) },
          () => void life.dispatch(api.util.invalidateTags(['Balance'])),
        ),
    }),
    depositMethods: build.query<Answer<typeof depositMethods>, Question<typeof depositMethods>>(endpoint(depositMethods)),
    createDeposit: build.mutation<Answer<typeof createDeposit>, IdempotentRequest<typeof createDeposit>>({
      ...moneyMutation(createDeposit),
      invalidatesTags: whenDone('Balance'),
    }),
  }),
})

export const { useBalanceQuery, useDepositMethodsQuery, useCreateDepositMutation } = walletApi
