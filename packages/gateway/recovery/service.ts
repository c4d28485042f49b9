import type { Platform } from '../platform.ts'
import { type ChangeDeps, type ChangePassword, createChangePassword } from './change.ts'

export interface Recovery {
  readonly change: ChangePassword
}

export type RecoveryDeps = ChangeDeps

export const createRecovery = (platform: Platform, deps: RecoveryDeps): Recovery => ({
  change: createChangePassword(platform, deps),
})
