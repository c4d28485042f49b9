import {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointReward,
  getRedeemPointList,
  pointMovements,
  redeemPointReward,
} from '@portico/contract/points/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type IdempotentRequest, moneyMutation, type Question } from '../../api/gateway.ts'
import { whenDone } from '../../api/tags.ts'

export type PointBalance = Answer<typeof getPointBalance>
export type PointConfig = Answer<typeof getPointConfig>

/** Points, the mall and what was asked for; in step with the gateway wherever the member's points move. */
const pointsApi = api.enhanceEndpoints({ addTagTypes: ['Points'] }).injectEndpoints({
  endpoints: (build) => ({
    pointBalance: build.query<Answer<typeof getPointBalance>, Question<typeof getPointBalance>>({
      ...endpoint(getPointBalance),
      providesTags: ['Points'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(pointsApi.util.invalidateTags(['Points']))
        return follow(life, 'member', { 'points.changed': again, 'bets.settled': again, 'bets.corrected': again }, again)
      },
    }),
    pointConfig: build.query<Answer<typeof getPointConfig>, Question<typeof getPointConfig>>({
      ...endpoint(getPointConfig),
      providesTags: ['WithdrawPassword'],
    }),
    pointItems: build.query<Answer<typeof getPointReward>, Question<typeof getPointReward>>({
      ...endpoint(getPointReward),
      providesTags: ['Points'],
    }),
    pointOrders: build.query<Answer<typeof getRedeemPointList>, Question<typeof getRedeemPointList>>({
      ...endpoint(getRedeemPointList),
      providesTags: ['Points'],
    }),
    pointMovements: build.query<Answer<typeof pointMovements>, Question<typeof pointMovements>>({
      ...endpoint(pointMovements),
      providesTags: ['Points'],
    }),
    redeem: build.mutation<Answer<typeof redeemPointReward>, IdempotentRequest<typeof redeemPointReward>>({
      ...moneyMutation(redeemPointReward),
      invalidatesTags: whenDone('Balance', 'Points'),
    }),
    convert: build.mutation<Answer<typeof convertPoint>, IdempotentRequest<typeof convertPoint>>({
      ...moneyMutation(convertPoint),
      invalidatesTags: whenDone('Balance', 'Points'),
    }),
  }),
})

export const {
  usePointBalanceQuery,
  usePointConfigQuery,
  usePointItemsQuery,
  usePointOrdersQuery,
  usePointMovementsQuery,
  useRedeemMutation,
  useConvertMutation,
} = pointsApi
