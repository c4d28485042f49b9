import type { BonusPurseView } from '@portico/contract/records/shapes'
import type { BonusRules } from '../bonus-settings.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { TurnoverConfig } from '../withdrawal-settings.ts'
import { BONUS_CHECKS } from './book-checks-store.ts'
import { BONUS_CODES } from './booking.ts'
import type { BonusPurse } from './bonus-purse.ts'
import { createPurse } from './purse.ts'
import { bonusDetailsOf } from './details.ts'
import { createTurnover, type Turnover } from './service.ts'
import type { Owner } from './store.ts'

export { bonusPartOf, type BetChange, type Payment } from './booking.ts'
export { type Bonus, type BonusDeps, createBonusPay, type PayBonus } from './bonus.ts'
export type { BonusPurse, PurseStanding } from './bonus-purse.ts'
export { cashFirst } from './cash-first.ts'
export { checkMaxBet } from './max-bet.ts'
export type { Turnover }

/** How long a bonus that ran out, or was bet often enough with vendors, may stand until somebody looks. */
const LOOK_MS = 60_000

export interface TurnoverArea extends Turnover {
  readonly purse: BonusPurse
  /** The active bonus as its member reads of it; null where there is none. */
  bonusDetails(owner: Owner, namesOf: (games: readonly string[]) => Promise<(game: string) => string>): Promise<BonusPurseView | null>
}

/** What has to be bet before money that came in goes out again, and the bonus money that has to be. */
export const turnoverArea = (
  platform: Platform,
  config: TurnoverConfig & Pick<BonusRules, 'oneProduct'>,
  ledger: Pick<Ledger, 'post' | 'hold'>,
): AreaOf<TurnoverArea> => {
  const purse = createPurse(platform, config, ledger)
  return areaOf(
    {
      ...createTurnover(platform, config, purse),
      purse,
      bonusDetails: (owner, namesOf) => bonusDetailsOf(platform.database.orm, owner, namesOf, { ...config, now: platform.clock.now() }),
    },
    {
      name: 'turnover',
      bindings: [],
      jobs: [{ name: 'bonuses that are over', everyMs: LOOK_MS, run: purse.reviewAll }],
      transferCodes: BONUS_CODES,
      bookChecks: BONUS_CHECKS,
    },
  )
}
