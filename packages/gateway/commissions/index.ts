import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { COMMISSION_CHECKS } from './book-checks-store.ts'
import { TRANSFER_CODES } from './codes.ts'
import type { CommissionRules, CommissionSources } from './ports.ts'
import { commissionRoutes } from './routes.ts'
import { type CommissionDeps, type Commissions, createCommissions } from './service.ts'

export { daysOf, DEDUCTION_CODES, deductionTypeOf } from './deductions.ts'
export type { CommissionRules, Commissions, CommissionSources }

/** What agents earn by their teams: calculated at the end of each period, paid, and put right where something else is said of a bet. */
export const commissionsArea = (platform: Platform, deps: CommissionDeps): AreaOf<Commissions> => {
  const commissions = createCommissions(platform, deps)
  return areaOf(commissions, {
    name: 'commissions',
    bindings: commissionRoutes(commissions),
    jobs: commissions.runs,
    transferCodes: TRANSFER_CODES,
    bookChecks: COMMISSION_CHECKS,
  })
}
