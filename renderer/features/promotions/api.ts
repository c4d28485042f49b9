import {
  applyForPromotion,
  cancelApplication,
  claimPromotion,
  joinPromotion,
  promotion,
  promotionRewards,
  promotions,
} from '@portico/contract/promotion/calls'
import { follow } from '../../api/follow.ts'
import { type Answer, api, endpoint, type Question } from '../../api/gateway.ts'

/** Offers as they stand for this reader, kept in step with the desk and every other tab. */
const promotionsApi = api.enhanceEndpoints({ addTagTypes: ['Promotions'] }).injectEndpoints({
  endpoints: (build) => ({
    promotions: build.query<Answer<typeof promotions>, Question<typeof promotions>>({
      ...endpoint(promotions),
      providesTags: ['Promotions'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(promotionsApi.util.invalidateTags(['Promotions']))
        return follow(life, 'member', { 'promotion.changed': again, 'offers.changed': again }, again)
      },
    }),
    promotion: build.query<Answer<typeof promotion>, Question<typeof promotion>>({
      ...endpoint(promotion),
      providesTags: ['Promotions'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(promotionsApi.util.invalidateTags(['Promotions']))
        return follow(life, 'member', { 'promotion.changed': again, 'offers.changed': again }, again)
      },
    }),
    promotionRewards: build.query<Answer<typeof promotionRewards>, Question<typeof promotionRewards>>({
      ...endpoint(promotionRewards),
      providesTags: ['Promotions'],
      onCacheEntryAdded: (_question, life) => {
        const again = () => void life.dispatch(promotionsApi.util.invalidateTags(['Promotions']))
        return follow(life, 'member', { 'promotion.changed': again, 'offers.changed': again }, again)
      },
    }),
    // What is refused has changed meanwhile, too, and is read again.
    claimPromotion: build.mutation<Answer<typeof claimPromotion>, Question<typeof claimPromotion>>({
      ...endpoint(claimPromotion),
      invalidatesTags: ['Promotions'],
    }),
    joinPromotion: build.mutation<Answer<typeof joinPromotion>, Question<typeof joinPromotion>>({
      ...endpoint(joinPromotion),
      invalidatesTags: ['Promotions'],
    }),
    applyForPromotion: build.mutation<Answer<typeof applyForPromotion>, Question<typeof applyForPromotion>>({
      ...endpoint(applyForPromotion),
      invalidatesTags: ['Promotions'],
    }),
    cancelApplication: build.mutation<Answer<typeof cancelApplication>, Question<typeof cancelApplication>>({
      ...endpoint(cancelApplication),
      invalidatesTags: ['Promotions'],
    }),
  }),
})

export const {
  usePromotionsQuery,
  usePromotionQuery,
  usePromotionRewardsQuery,
  useClaimPromotionMutation,
  useJoinPromotionMutation,
  useApplyForPromotionMutation,
  useCancelApplicationMutation,
} = promotionsApi
