import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { cashierRoutes } from './routes.ts'
import { type Cashier, type CashierDeps, createCashier } from './service.ts'

export type { Cashier }

/** Balances and deposits. */
export const cashierArea = (platform: Platform, deps: CashierDeps): AreaOf<Cashier> => {
  const cashier = createCashier(platform, deps)
  return areaOf(cashier, { name: 'cashier', bindings: cashierRoutes(cashier) })
}
