import { type AreaOf, areaOf } from '../kit/area.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { Platform } from '../platform.ts'
import { POINT_CHECKS } from './book-checks-store.ts'
import { pointRoutes } from './routes.ts'
import { createPoints, type PointDeps, type Points } from './service.ts'

export type { Points }

const TRANSFER_CODES: readonly TransferCode[] = [
  { code: 'POINTS', kind: 'BONUS', debit: 'house:promo', credit: 'player:cash' },
  { code: 'POINTS_PAY', kind: 'OTHER', debit: 'player:cash', credit: 'house:promo' },
  { code: 'POINTS_RETURN', kind: 'OTHER', debit: 'house:promo', credit: 'player:cash' },
]

/** Points that members earn by play, and the mall where they spend them. */
export const pointsArea = (platform: Platform, deps: PointDeps): AreaOf<Points> => {
  const points = createPoints(platform, deps)
  return areaOf(points, { name: 'points', bindings: pointRoutes(points), transferCodes: TRANSFER_CODES, bookChecks: POINT_CHECKS })
}
