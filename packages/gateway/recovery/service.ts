import type { Platform } from '../platform.ts'
import { type ByCodeDeps, createResetByCode, type ResetByCode } from './by-code.ts'
import { type ByLink, type ByLinkDeps, createByLink } from './by-link.ts'
import { type ChangeDeps, type ChangePassword, createChangePassword } from './change.ts'
import { createDisown, type Disown, type DisownDeps } from './disown.ts'

export interface Recovery {
  readonly change: ChangePassword
  readonly byLink: ByLink
  readonly byCode: ResetByCode
  readonly disown: Disown
}

export type RecoveryDeps = ChangeDeps & ByLinkDeps & ByCodeDeps & DisownDeps

export const createRecovery = (platform: Platform, deps: RecoveryDeps): Recovery => ({
  change: createChangePassword(platform, deps),
  byLink: createByLink(platform, deps),
  byCode: createResetByCode(platform, deps),
  disown: createDisown(platform, deps),
})
