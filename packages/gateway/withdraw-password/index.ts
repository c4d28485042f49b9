import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { withdrawPasswordRoutes } from './routes.ts'
import { createWithdrawPassword, type WithdrawPassword, type WithdrawPasswordDeps } from './service.ts'

export type { WithdrawPassword }

/** The second password, which guards money on its way out. */
export const withdrawPasswordArea = (platform: Platform, deps: WithdrawPasswordDeps): AreaOf<WithdrawPassword> => {
  const passwords = createWithdrawPassword(platform, deps)
  return areaOf(passwords, { name: 'withdraw-password', bindings: withdrawPasswordRoutes(passwords) })
}
