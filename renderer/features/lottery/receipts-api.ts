import { betReceipt } from '@portico/contract/bets/receipt-calls'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    betReceipt: build.query<Answer<typeof betReceipt>, Question<typeof betReceipt>>(endpoint(betReceipt)),
  }),
})

export const { useLazyBetReceiptQuery } = receiptsApi
