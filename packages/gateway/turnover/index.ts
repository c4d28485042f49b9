import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { TurnoverConfig } from '../withdrawal-settings.ts'
import { BONUS_CHECKS } from './book-checks-store.ts'
import { BONUS_CODES } from './booking.ts'
import { type BonusPurse, createPurse } from './purse.ts'
import { createTurnover, type Turnover } from './service.ts'

export type { BetChange, Payment } from './booking.ts'
export { type Bonus, type BonusDeps, createBonusPay, type PayBonus } from './bonus.ts'
export type { BonusPurse, PurseStanding } from './purse.ts'
export type { Turnover }

/** How long a bonus that ran out, or was bet often enough with vendors, may stand until somebody looks. */
const LOOK_MS = 60_000

export interface TurnoverArea extends Turnover {
  readonly purse: BonusPurse
}

/** What has to be bet before money that came in goes out again, and the bonus money that has to be. */
export const turnoverArea = (platform: Platform, config: TurnoverConfig, ledger: Pick<Ledger, 'post' | 'hold'>): AreaOf<TurnoverArea> => {
  const purse = createPurse(platform, config, ledger)
  return areaOf(
    { ...createTurnover(platform, config, purse), purse },
    {
      name: 'turnover',
      bindings: [],
      jobs: [{ name: 'bonuses that are over', everyMs: LOOK_MS, run: purse.reviewAll }],
      transferCodes: BONUS_CODES,
      bookChecks: BONUS_CHECKS,
    },
  )
}
