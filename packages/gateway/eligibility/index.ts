import type { Config } from '../config.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createEligibility, type Eligibility } from './service.ts'

export type { Eligibility }

/** Whether a member may play now: one question, which every debit asks. */
export const eligibilityArea = (platform: Platform, config: Pick<Config, 'trialType'>): AreaOf<Eligibility> => {
  const eligibility = createEligibility(platform, config)
  return areaOf(eligibility, { name: 'eligibility', bindings: [], start: eligibility.start })
}
