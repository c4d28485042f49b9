import { Gauge } from 'prom-client'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { Platform } from '../platform.ts'
import { DEPOSIT_CHECKS } from './book-checks-store.ts'
import { deskRoutes } from './desk/routes.ts'
import { cashierRoutes, registerNotices } from './routes.ts'
import { type Cashier, type CashierDeps, createCashier } from './service.ts'
import { countOpen } from './unmatched-store.ts'

export type { Cashier }
export { type Notice, readSignedNotice, signNotice } from './signature.ts'

const TRANSFER_CODES: readonly TransferCode[] = [
  { code: 'DEPOSIT', debit: 'provider:clearing', credit: 'player:cash' },
  { code: 'WITHDRAWAL', debit: 'player:cash', credit: 'provider:clearing' },
  { code: 'PAYMENT_HELD', debit: 'provider:clearing', credit: 'suspense' },
  { code: 'PAYMENT_RELEASED', debit: 'suspense', credit: 'provider:clearing' },
]

/** Balances, deposits, and payments that match none. */
export const cashierArea = (platform: Platform, deps: CashierDeps): AreaOf<Cashier> => {
  const cashier = createCashier(platform, deps)
  return areaOf(cashier, {
    name: 'cashier',
    bindings: [...cashierRoutes(cashier), ...deskRoutes(cashier.desk)],
    register: (app) => registerNotices(app, cashier),
    transferCodes: TRANSFER_CODES,
    bookChecks: DEPOSIT_CHECKS,
    metrics: (registry) => {
      new Gauge({
        name: 'portico_unmatched_payments',
        help: 'Payments that match no deposit and wait for a decision',
        registers: [registry],
        async collect() {
          this.set(await countOpen(platform.database.orm))
        },
      })
    },
  })
}
