import { type AreaOf, areaOf } from '../kit/area.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { Platform } from '../platform.ts'
import { ADJUSTMENT_CHECKS } from './book-checks-store.ts'
import { adjustmentRoutes } from './routes.ts'
import { type AdjustmentDeps, type Adjustments, createAdjustments } from './service.ts'

export type { Adjustments }

const TRANSFER_CODES: readonly TransferCode[] = [
  { code: 'ADJUSTMENT_CREDIT', kind: 'OTHER', debit: 'house:adjustments', credit: 'player:cash' },
  { code: 'ADJUSTMENT_DEBIT', kind: 'OTHER', debit: 'player:cash', credit: 'house:adjustments' },
]

/** Balances that two of the operator's people put right. */
export const adjustmentsArea = (platform: Platform, deps: AdjustmentDeps): AreaOf<Adjustments> => {
  const adjustments = createAdjustments(platform, deps)
  return areaOf(adjustments, {
    name: 'adjustments',
    bindings: adjustmentRoutes(adjustments),
    transferCodes: TRANSFER_CODES,
    bookChecks: ADJUSTMENT_CHECKS,
  })
}
