import type { SQL } from '../db/rows.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { LEDGER_CHECKS } from './books-store.ts'
import { ledgerRoutes } from './routes.ts'
import { createLedger, type Ledger } from './service.ts'

export type { Ledger }

/** Double-entry accounts. `checks` answers what every area holds of the books. */
export const ledgerArea = ({ database }: Platform, { checks }: { checks: () => readonly SQL[] }): AreaOf<Ledger> => {
  const ledger = createLedger(database, checks)
  return areaOf(ledger, { name: 'ledger', bindings: ledgerRoutes(ledger), bookChecks: LEDGER_CHECKS })
}
