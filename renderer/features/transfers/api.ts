import {
  consolidatedFunds,
  lineTransfer,
  listTransfers,
  transferDownlines,
  transferLines,
  walletTransfer,
} from '@portico/contract/transfer/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type IdempotentRequest, moneyMutation, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

/** Wallets, people of the line, and what went between them; in step with the gateway wherever money of the member moves. */
const transfersApi = api.enhanceEndpoints({ addTagTypes: ['Transfers'] }).injectEndpoints({
  endpoints: (build) => ({
    funds: build.query<Answer<typeof consolidatedFunds>, Question<typeof consolidatedFunds>>({
      ...endpoint(consolidatedFunds),
      providesTags: ['Transfers', 'WithdrawPassword'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(transfersApi.util.invalidateTags(['Transfers']))
        return follow(life, 'member', { 'balance.changed': again }, again)
      },
    }),
    lines: build.query<Answer<typeof transferLines>, Question<typeof transferLines>>({
      ...endpoint(transferLines),
      providesTags: ['Transfers', 'WithdrawPassword'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(transfersApi.util.invalidateTags(['Transfers']))
        return follow(life, 'member', { 'balance.changed': again }, again)
      },
    }),
    downlines: build.query<Answer<typeof transferDownlines>, Question<typeof transferDownlines>>(endpoint(transferDownlines)),
    transferList: build.query<Answer<typeof listTransfers>, Question<typeof listTransfers>>({
      ...endpoint(listTransfers),
      providesTags: ['Transfers'],
    }),
    moveBetweenWallets: build.mutation<Answer<typeof walletTransfer>, IdempotentRequest<typeof walletTransfer>>({
      ...moneyMutation(walletTransfer),
      invalidatesTags: whenDone('Balance', 'Transfers'),
    }),
    sendInLine: build.mutation<Answer<typeof lineTransfer>, IdempotentRequest<typeof lineTransfer>>({
      ...moneyMutation(lineTransfer),
      invalidatesTags: whenDone('Balance', 'Transfers'),
    }),
  }),
})

export const {
  useFundsQuery,
  useLinesQuery,
  useDownlinesQuery,
  useTransferListQuery,
  useMoveBetweenWalletsMutation,
  useSendInLineMutation,
} = transfersApi
