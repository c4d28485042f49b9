import type { SQL } from '../db/rows.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { LEDGER_CHECKS } from './books-store.ts'
import { LEDGER_CODES, type TransferCode } from './codes.ts'
import { ledgerRoutes } from './routes.ts'
import { createLedger, type Ledger, type Posted } from './service.ts'

export { type AccountKind, type AccountRef, cashOf, houseOf, lockedOf } from './account.ts'
export type { TransferCode } from './codes.ts'
export type { Entry } from './entry.ts'
export { PLACE_BETS, type PlacedAnswer, type Placement, placeValues, totalStake } from './place-bets-statement.ts'
export { balancesOf, creditedBalance, findAccount, lockAccount, openAccount } from './store.ts'
export type { Ledger, Posted }

export interface LedgerAreaDeps {
  /** Why money moves, as every other area declares it. */
  readonly codes: () => readonly TransferCode[]
  /** What has to hold of the books, as every area declares it. */
  readonly checks: () => readonly SQL[]
}

/** Double-entry accounts. */
export const ledgerArea = ({ database }: Platform, deps: LedgerAreaDeps): AreaOf<Ledger> => {
  const ledger = createLedger(database, deps)
  return areaOf(ledger, {
    name: 'ledger',
    bindings: ledgerRoutes(ledger),
    bookChecks: LEDGER_CHECKS,
    transferCodes: LEDGER_CODES,
  })
}
