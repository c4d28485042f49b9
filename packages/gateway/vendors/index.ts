import { VENDOR_SKEW_MS } from '@portico/contract/vendor/paths'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { Platform } from '../platform.ts'
import { VENDOR_CHECKS } from './book-checks-store.ts'
import { registerVendors } from './http.ts'
import { forgetJackpots } from './jackpot-store.ts'
import { JACKPOT_FRESH_MS } from './jackpots.ts'
import { MATCHES_FRESH_MS } from './matches.ts'
import { forgetMatches } from './match-store.ts'
import { forgetNonces } from './key-store.ts'
import { LONGEST_MS } from './quick-bets.ts'
import { createRoundSubjects } from './record-subjects.ts'
import { createVendors, type VendorDeps, type Vendors } from './service.ts'
import { forgetSessions } from './session-store.ts'

export { countVendorKeys } from './key-store.ts'
export { plantVendor } from './plant.ts'
export type { Vendors }

/** Each vendor has a clearing account of its own, `vendor:CODE`, so the side of the house is any; stakes and what they pay move cash or bonus. */
const TRANSFER_CODES: readonly TransferCode[] = [
  { code: 'VENDOR_BET', kind: 'BET' },
  { code: 'VENDOR_ROLLBACK', kind: 'BET' },
  { code: 'VENDOR_WIN', kind: 'PAYOUT' },
  { code: 'VENDOR_JACKPOT', kind: 'PAYOUT' },
  { code: 'VENDOR_FREE_WIN', kind: 'BONUS', credit: 'player:cash' },
  { code: 'VENDOR_AWARD', kind: 'BONUS', credit: 'player:cash' },
]

const LOOK_MS = 60_000

/** Vendors' games: their keys, and the wallet that they bet from. */
export const vendorsArea = (platform: Platform, deps: VendorDeps): AreaOf<Vendors> => {
  const { vendors, door, answers, bindings, lookForOrigins } = createVendors(platform, deps)
  return areaOf(vendors, {
    name: 'vendors',
    bindings,
    register: (app) => registerVendors(app, platform, door, answers),
    start: lookForOrigins,
    jobs: [
      { name: 'rounds of vendors that stand still', everyMs: LOOK_MS, run: vendors.desk.work },
      { name: 'where games of vendors run', everyMs: LOOK_MS, run: lookForOrigins },
    ],
    sweep: async (tx, now) => {
      await forgetNonces(tx, new Date(now.getTime() - 3 * VENDOR_SKEW_MS))
      await forgetSessions(tx, new Date(now.getTime() - 2 * LONGEST_MS))
      await forgetMatches(tx, new Date(now.getTime() - MATCHES_FRESH_MS))
      await forgetJackpots(tx, new Date(now.getTime() - JACKPOT_FRESH_MS))
    },
    transferCodes: TRANSFER_CODES,
    recordSubjects: createRoundSubjects(platform),
    bookChecks: VENDOR_CHECKS,
  })
}
