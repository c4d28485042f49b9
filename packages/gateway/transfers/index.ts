import { type AreaOf, areaOf } from '../kit/area.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { Platform } from '../platform.ts'
import { TRANSFER_CHECKS } from './book-checks-store.ts'
import { createTransferSubjects } from './record-subjects.ts'
import { transferRoutes } from './routes.ts'
import { createTransfers, type TransferDeps, type Transfers } from './service.ts'

export type { Transfers }

const TRANSFER_CODES: readonly TransferCode[] = [
  // The other side is the member's wallet at a vendor.
  { code: 'WALLET_OUT', kind: 'TRANSFER', debit: 'player:cash' },
  { code: 'WALLET_IN', kind: 'TRANSFER', credit: 'player:cash' },
  { code: 'TRANSFER_UPLINE', kind: 'TRANSFER', debit: 'player:cash', credit: 'player:cash', brought: true },
  { code: 'TRANSFER_DOWNLINE', kind: 'TRANSFER', debit: 'player:cash', credit: 'player:cash', brought: true },
]

/** Money between a member's wallets, and between members of a line. */
export const transfersArea = (platform: Platform, deps: TransferDeps): AreaOf<Transfers> => {
  const transfers = createTransfers(platform, deps)
  return areaOf(transfers, {
    name: 'transfers',
    bindings: transferRoutes(transfers),
    transferCodes: TRANSFER_CODES,
    recordSubjects: createTransferSubjects(platform, deps.vendorNames),
    bookChecks: TRANSFER_CHECKS,
  })
}
