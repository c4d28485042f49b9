import type { Control } from '../control/index.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { REFERRAL_CHECKS } from './book-checks-store.ts'
import { type RewardDeps, rewardJob } from './rewards.ts'
import { referralRoutes } from './routes.ts'
import { createReferrals, type Referrals } from './service.ts'

export type { Referrals }

/** Friends that members bring, and what they get for them. */
export const referralsArea = (platform: Platform, deps: RewardDeps & Pick<Control, 'notOnBreak' | 'holdsBack'>): AreaOf<Referrals> => {
  const referrals = createReferrals(platform, deps)
  return areaOf(referrals, {
    name: 'referrals',
    bindings: referralRoutes(referrals),
    jobs: [rewardJob(platform, deps)],
    bookChecks: REFERRAL_CHECKS,
    transferCodes: [{ code: 'REFERRAL', kind: 'BONUS', debit: 'house:promo', credit: 'player:cash' }],
  })
}
