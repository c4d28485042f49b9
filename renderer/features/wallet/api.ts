import { getBalance } from '@portico/contract/cashier/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** The main wallet, kept in step with the gateway. */
const walletApi = api.injectEndpoints({
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
  }),
})

export const { useBalanceQuery } = walletApi
