import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createEligibility, type Eligibility, type EligibilityDeps } from './service.ts'

export type { Eligibility }
export type { Debit } from './store.ts'

/** Whether a member may play now: one question, which every debit asks. */
export const eligibilityArea = (platform: Platform, deps: EligibilityDeps): AreaOf<Eligibility> => {
  const eligibility = createEligibility(platform, deps)
  return areaOf(eligibility, { name: 'eligibility', bindings: [], start: eligibility.start })
}
