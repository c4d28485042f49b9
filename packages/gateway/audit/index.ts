import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { auditRoutes } from './routes.ts'
import { type Audit, createAudit } from './service.ts'

export type { Audit }

/** The log of what was done to accounts and at the desk, whose entries are chained by their hashes. */
export const auditArea = (platform: Platform): AreaOf<Audit> => {
  const audit = createAudit(platform)
  return areaOf(audit, { name: 'audit', bindings: auditRoutes(audit) })
}
