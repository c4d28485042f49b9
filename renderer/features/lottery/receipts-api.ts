import { betReceipt } from '@portico/contract/receipts'
import { type Answer, api, asks, type Question } from '../../api/gateway.ts'

const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    betReceipt: build.query<Answer<typeof betReceipt>, Question<typeof betReceipt>>(asks(betReceipt)),
  }),
})

export const { useLazyBetReceiptQuery } = receiptsApi
