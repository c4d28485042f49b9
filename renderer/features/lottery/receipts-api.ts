import { cancelBet } from '@portico/contract/cancel'
import { betReceipt } from '@portico/contract/receipts'
import { type Answer, api, asks, type Intent, moves, type Question } from '../../api/gateway.ts'

const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    betReceipt: build.query<Answer<typeof betReceipt>, Question<typeof betReceipt>>(asks(betReceipt)),
    cancelBet: build.mutation<Answer<typeof cancelBet>, Intent<typeof cancelBet>>({
      ...moves(cancelBet),
      // A bet that cannot be taken back any more is shown as it stands now.
      invalidatesTags: ['Bets', 'Balance'],
    }),
  }),
})

export const { useBetReceiptQuery, useLazyBetReceiptQuery, useCancelBetMutation } = receiptsApi
