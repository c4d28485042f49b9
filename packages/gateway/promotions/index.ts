import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { PROMOTION_CHECKS } from './book-checks-store.ts'
import { promotionRoutes } from './routes.ts'
import { createPromotions, type PromotionDeps, type Promotions } from './service.ts'

export type { Promotions }

/** What the operator offers members beside the games. */
export const promotionsArea = (platform: Platform, deps: PromotionDeps): AreaOf<Promotions> => {
  const promotions = createPromotions(platform, deps)
  return areaOf(promotions, {
    name: 'promotions',
    bindings: promotionRoutes(promotions),
    bookChecks: PROMOTION_CHECKS,
    // To cash, or to the bonus where it has to be bet.
    transferCodes: [{ code: 'PROMOTION', kind: 'BONUS', debit: 'house:promo' }],
    waiting: async (_, memberId) => {
      const count = await promotions.countReady(memberId)
      return count === 0 ? [] : [{ kind: 'BONUS', section: 'rewardCenter', count, amount: null, until: null, badge: true }]
    },
  })
}
