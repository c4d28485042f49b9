import type { Config } from '../config.ts'
import type { Area } from '../kit/area.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { memberRoutes } from './routes.ts'
import { createMembers, type Members } from './service.ts'
import { createWithdrawPassword, type WithdrawPassword } from './withdraw-password.ts'
import { withdrawPasswordRoutes } from './withdraw-password-routes.ts'

export { type MemberRow, maxPrizeGroupOf } from './store.ts'
export type { Members, WithdrawPassword }

export interface MemberDeps {
  readonly config: Config
  readonly ledger: Pick<Ledger, 'openAccounts'>
}

/** Accounts, their place in the tree of agents, and the password that guards money on its way out. */
export const memberArea = (
  platform: Platform,
  { config, ledger }: MemberDeps,
): { members: Members; withdrawPassword: WithdrawPassword; area: Area } => {
  const members = createMembers(platform, { config, openAccounts: ledger.openAccounts })
  const withdrawPassword = createWithdrawPassword(platform)
  return {
    members,
    withdrawPassword,
    area: { name: 'member', bindings: [...memberRoutes(members), ...withdrawPasswordRoutes(withdrawPassword)] },
  }
}
