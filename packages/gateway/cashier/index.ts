import { type AreaOf, areaOf } from '../kit/area.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { Platform } from '../platform.ts'
import { DEPOSIT_CHECKS } from './book-checks-store.ts'
import { cashierRoutes, registerNotices } from './routes.ts'
import { type Cashier, type CashierDeps, createCashier } from './service.ts'

export type { Cashier }
export { type Notice, readSignedNotice, signNotice } from './signature.ts'

const TRANSFER_CODES: readonly TransferCode[] = [
  { code: 'DEPOSIT', debit: 'provider:clearing', credit: 'player:cash' },
  { code: 'WITHDRAWAL', debit: 'player:cash', credit: 'provider:clearing' },
]

/** Balances and deposits. */
export const cashierArea = (platform: Platform, deps: CashierDeps): AreaOf<Cashier> => {
  const cashier = createCashier(platform, deps)
  return areaOf(cashier, {
    name: 'cashier',
    bindings: cashierRoutes(cashier),
    register: (app) => registerNotices(app, cashier),
    transferCodes: TRANSFER_CODES,
    bookChecks: DEPOSIT_CHECKS,
  })
}
