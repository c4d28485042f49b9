import type { TransferSettings } from '@portico/contract/transfer/operator-shapes'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { WithdrawPassword } from '../withdraw-password/index.ts'
import { createAllowance } from './allowance.ts'
import { createLines, type LineDeps, type Lines } from './lines.ts'
import { readTransferSettings, saveTransferSettings } from './settings.ts'
import { createWallets, type Wallets } from './wallets.ts'

/** Money that members move themselves: between their wallets, and within their line. */
export interface Transfers {
  readonly wallets: Wallets
  readonly lines: Lines
  readonly settings: {
    read(): Promise<TransferSettings>
    /** @throws Failure FIELD_INVALID */
    save(settings: TransferSettings): Promise<void>
  }
}

export interface TransferDeps {
  readonly ledger: Pick<Ledger, 'post' | 'balanceOf'>
  readonly passwords: Pick<WithdrawPassword, 'check' | 'isSet'>
  readonly vendorNames: LineDeps['vendorNames']
  readonly control: LineDeps['control']
  readonly turnover: LineDeps['turnover']
  readonly purse: LineDeps['purse']
  readonly waitingDeposits: LineDeps['waitingDeposits']
}

export const createTransfers = (platform: Platform, deps: TransferDeps): Transfers => {
  const { orm } = platform.database
  const parts = { ...deps, allowance: createAllowance(platform) }
  return {
    wallets: createWallets(platform, parts),
    lines: createLines(platform, parts),
    settings: { read: () => readTransferSettings(orm, platform.brand), save: (settings) => saveTransferSettings(orm, settings) },
  }
}
