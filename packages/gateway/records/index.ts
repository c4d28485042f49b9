import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { recordsRoutes } from './routes.ts'
import { createRecords, type Records } from './service.ts'

/** A member's bets. */
export const recordsArea = (platform: Platform): AreaOf<Records> => {
  const records = createRecords(platform)
  return areaOf(records, { name: 'records', bindings: recordsRoutes(records) })
}
