import {
  answerWithdrawal,
  createWithdrawal,
  listWithdrawals,
  restArrived,
  walletParts,
  withdrawalTerms,
  writeInDispute,
} from '@portico/contract/withdrawal/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type IdempotentRequest, moneyMutation, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** The member's withdrawals, kept in step with the gateway: whatever another tab does is seen here. */
const withdrawalsApi = api.enhanceEndpoints({ addTagTypes: ['Withdrawals'] }).injectEndpoints({
  endpoints: (build) => ({
    withdrawalTerms: build.query<Answer<typeof withdrawalTerms>, Question<typeof withdrawalTerms>>({
      ...endpoint(withdrawalTerms),
      providesTags: ['Balance', 'WithdrawPassword'],
    }),
    walletParts: build.query<Answer<typeof walletParts>, Question<typeof walletParts>>({
      ...endpoint(walletParts),
      providesTags: ['Balance'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(withdrawalsApi.util.invalidateTags(['Balance']))
        return follow(life, 'member', { 'balance.changed': again, 'withdrawal.changed': again }, again)
      },
    }),
    withdrawals: build.query<Answer<typeof listWithdrawals>, Question<typeof listWithdrawals>>({
      ...endpoint(listWithdrawals),
      providesTags: ['Withdrawals'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(withdrawalsApi.util.invalidateTags(['Withdrawals']))
        return follow(life, 'member', { 'withdrawal.changed': again }, again)
      },
    }),
    createWithdrawal: build.mutation<Answer<typeof createWithdrawal>, IdempotentRequest<typeof createWithdrawal>>({
      ...moneyMutation(createWithdrawal),
      invalidatesTags: whenDone('Balance', 'Withdrawals'),
    }),
    answerWithdrawal: build.mutation<Answer<typeof answerWithdrawal>, Question<typeof answerWithdrawal>>({
      ...endpoint(answerWithdrawal),
      // Also when it is refused: then another tab has answered, and what stands is shown.
      invalidatesTags: ['Withdrawals'],
    }),
    writeInDispute: build.mutation<Answer<typeof writeInDispute>, Question<typeof writeInDispute>>({
      ...endpoint(writeInDispute),
      invalidatesTags: ['Withdrawals'],
    }),
    restArrived: build.mutation<Answer<typeof restArrived>, Question<typeof restArrived>>({
      ...endpoint(restArrived),
      invalidatesTags: ['Withdrawals'],
    }),
  }),
})

export const {
  useWalletPartsQuery,
  useWithdrawalTermsQuery,
  useWithdrawalsQuery,
  useCreateWithdrawalMutation,
  useAnswerWithdrawalMutation,
  useWriteInDisputeMutation,
  useRestArrivedMutation,
} = withdrawalsApi
