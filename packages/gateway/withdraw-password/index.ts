import { type Area, type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { findWithdrawPassword } from './store.ts'
import { withdrawPasswordRoutes } from './routes.ts'
import { createWithdrawPassword, type WithdrawPassword, type WithdrawPasswordDeps } from './service.ts'

export type { WithdrawPassword }

/** Whoever has none is told of it; it is no duty. */
const recommended: Area['waiting'] = async (db, memberId) =>
  (await findWithdrawPassword(db, memberId))
    ? []
    : [{ kind: 'WITHDRAW_PASSWORD', section: 'securityCenter', count: 1, amount: null, until: null, badge: false }]

/** The second password, which guards money on its way out. */
export const withdrawPasswordArea = (platform: Platform, deps: WithdrawPasswordDeps): AreaOf<WithdrawPassword> => {
  const passwords = createWithdrawPassword(platform, deps)
  return areaOf(passwords, { name: 'withdraw-password', bindings: withdrawPasswordRoutes(passwords), waiting: recommended })
}
