import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { withdrawPasswordRoutes } from './routes.ts'
import { createWithdrawPassword, type WithdrawPassword } from './service.ts'

export type { WithdrawPassword }

/** The second password, which guards money on its way out. */
export const withdrawPasswordArea = (
  platform: Platform,
  deps: { readonly members: Pick<Members, 'byId' | 'guesses'> },
): AreaOf<WithdrawPassword> => {
  const passwords = createWithdrawPassword(platform, deps)
  return areaOf(passwords, { name: 'withdraw-password', bindings: withdrawPasswordRoutes(passwords) })
}
