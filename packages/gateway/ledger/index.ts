import { type AreaOf, areaOf } from '../kit/area.ts'
import { addGauge } from '../kit/gauge.ts'
import type { Platform } from '../platform.ts'
import { ACCOUNT_ROWS, LEDGER_CHECKS, TRANSFER_ROWS } from './book-checks-store.ts'
import { LEDGER_CODES } from './codes.ts'
import { analyzeLedger, DAY_CHECKS, keepZone } from './days-store.ts'
import { flowsSince } from './flow-store.ts'
import { ledgerRoutes } from './routes.ts'
import { createLedger, type Ledger, type LedgerDeps, type PostResult } from './service.ts'

export { type AccountRef, bonusOf, cashOf, houseOf, lockedOf, pendingOf, receivableOf, vendorWalletOf } from './account.ts'
export type { Entry } from './entry.ts'
export { PLACE_BETS, type PlacedAnswer, type Placement, placeValues, splitPlacement, totalStake } from './place-bets-statement.ts'
export { ACCOUNT_ROWS, TRANSFER_ROWS }
export {
  type AccountFilter,
  type AccountMovement,
  accountMovement,
  accountMovements,
  balanceBefore,
  type Cursor,
  type DaySum,
  daySums,
  postingsFor,
} from './records-store.ts'
export {
  balanceAtVendors,
  balancesOf,
  creditedBalance,
  debitedBalance,
  findAccount,
  lockAccount,
  movementsOf,
  openAccount,
} from './store.ts'
export { placeVendorBet } from './vendor-bet-statement.ts'
export { readNetDeposits } from './net-deposits-store.ts'
export type { Ledger, PostResult }

/** How old the planner's idea of an embedded ledger's size may be: without one it sorts a member's whole record for a page. */
const STATISTICS_MS = 15 * 60_000
/** What `/metrics` tells of money is of so long. */
const FLOW_MS = 5 * 60_000

/** Double-entry accounts. */
export const ledgerArea = ({ database, clock, brand }: Platform, deps: LedgerDeps): AreaOf<Ledger> => {
  const ledger = createLedger(database, deps)
  return areaOf(ledger, {
    name: 'ledger',
    bindings: ledgerRoutes({ database }),
    prepare: () => keepZone(database.background, brand.timeZone),
    // A server does it by itself.
    jobs:
      database.kind === 'pglite'
        ? [{ name: 'statistics of the ledger', everyMs: STATISTICS_MS, run: () => analyzeLedger(database.background) }]
        : [],
    bookChecks: [...LEDGER_CHECKS, ...DAY_CHECKS],
    transferCodes: LEDGER_CODES,
    metrics: (registry) => {
      const flows = () => flowsSince(database.background, new Date(clock.now().getTime() - FLOW_MS))
      const labels = ['code', 'currency'] as const
      addGauge(registry, {
        name: 'portico_money_five_minutes',
        help: 'Money that moved between members and the house or a provider within five minutes, by transfer code, in whole units',
        labels,
        read: async () => (await flows()).map(({ code, currency, amount }) => ({ labels: { code, currency }, value: amount })),
      })
      addGauge(registry, {
        name: 'portico_transfers_five_minutes',
        help: 'How many such movements there were',
        labels,
        read: async () => (await flows()).map(({ code, currency, transfers }) => ({ labels: { code, currency }, value: transfers })),
      })
    },
  })
}
