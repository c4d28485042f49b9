import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { ACCOUNT_ROWS, LEDGER_CHECKS, TRANSFER_ROWS } from './book-checks-store.ts'
import { LEDGER_CODES } from './codes.ts'
import { createLedger, type Ledger, type LedgerDeps, type PostResult } from './service.ts'

export { type AccountRef, cashOf, houseOf, lockedOf } from './account.ts'
export type { Entry } from './entry.ts'
export { PLACE_BETS, type PlacedAnswer, type Placement, placeValues, totalStake } from './place-bets-statement.ts'
export { ACCOUNT_ROWS, TRANSFER_ROWS }
export { balancesOf, creditedBalance, findAccount, lockAccount, openAccount } from './store.ts'
export type { Ledger, PostResult }

/** Double-entry accounts. */
export const ledgerArea = ({ database }: Platform, deps: LedgerDeps): AreaOf<Ledger> => {
  const ledger = createLedger(database, deps)
  return areaOf(ledger, {
    name: 'ledger',
    bindings: [],
    bookChecks: LEDGER_CHECKS,
    transferCodes: LEDGER_CODES,
  })
}
