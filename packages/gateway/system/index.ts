import type { Config } from '../config.ts'
import type { Area } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { accessRoutes } from './access-routes.ts'
import { createDomains } from './domains.ts'
import { createPermissions } from './permissions.ts'
import { systemRoutes } from './routes.ts'
import { createStatus, type Status } from './status.ts'

/** What the site is and whether it is open: status, domains, modules, permissions. */
export const systemArea = (platform: Platform, config: Config): { status: Status; area: Area } => {
  const status = createStatus(platform)
  const domains = createDomains(platform)
  const permissions = createPermissions(config)
  return {
    status,
    area: { name: 'system', bindings: [...systemRoutes(platform, { status, domains }), ...accessRoutes(platform, permissions)] },
  }
}
