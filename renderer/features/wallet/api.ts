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
          {
            'balance.changed': ({ balance, bonus = false }) => {
              let hasBonus = bonus
              life.updateCachedData((draft) => {
                draft.balance = balance
                hasBonus ||= draft.bonus !== undefined
              })
              // What a bonus holds moves with it, and is not in the event.
              if (hasBonus) life.dispatch(api.util.invalidateTags(['Balance']))
            },
          },
          () => void life.dispatch(api.util.invalidateTags(['Balance'])),
        ),
    }),
  }),
})

export const { useBalanceQuery } = walletApi
