import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { vipRoutes } from './routes.ts'
import { createVip, type Vip, type VipDeps } from './service.ts'

export type { Vip }

/** VIP levels. */
export const vipArea = (platform: Platform, deps: VipDeps): AreaOf<Vip> => {
  const vip = createVip(platform, deps)
  return areaOf(vip, { name: 'vip', bindings: vipRoutes(vip) })
}
