import type { Config } from '../config.ts'
import type { Area } from '../kit/area.ts'
import type { TransferCode } from '../kit/transfer-code.ts'
import type { Eligibility } from '../eligibility/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { BonusPurse } from '../turnover/index.ts'
import type { WithdrawPassword } from '../withdraw-password/index.ts'
import { BET_CHECKS } from './bets/book-checks-store.ts'
import { betRoutes } from './bets/routes.ts'
import { type Bets, createBets } from './bets/service.ts'
import { PLAN_CHECKS } from './chase/book-checks-store.ts'
import { chaseRoutes } from './chase/routes.ts'
import { type Chase, createChases } from './chase/service.ts'
import { correctionRoutes } from './correction/routes.ts'
import { type Corrections, createCorrections } from './correction/service.ts'
import { createPoller, type Poller } from './feed/poller.ts'
import { createResults, type Results } from './feed/service.ts'
import { resultRoutes } from './feed/routes.ts'
import { createBetSubjects } from './record-subjects.ts'
import { sweepLoads } from './limits/store.ts'
import { lotteryMetrics } from './metrics.ts'
import { createOfferDesk } from './offer/desk.ts'
import { createOffer } from './offer/offer.ts'
import { offerRoutes } from './offer/routes.ts'
import { lotteryRoutes } from './routes.ts'
import { createLottery, type Lottery } from './service.ts'
import { createClockGuard } from './drawing/clock-guard.ts'
import type { TimetableOptions } from './drawing/timetable.ts'

export { listedSelection } from './bets/listed-selection.ts'
export { betsPerGame, lastBetOn } from './bets/counts-store.ts'
export type { Bets, Lottery, TimetableOptions }
export { priceLine } from './bets/line.ts'
export { computeSettlement } from './settling/settlement.ts'
export { type Slot, slotAt, zoneOf } from './drawing/schedule.ts'
export { GAMES, gameOf, type LotteryGame } from './offer/games.ts'

const ENGINE_MS = 250
/** Lines of plans have the whole time to bet, and sealing bets those that are left. */
const PLANS_MS = 1_000

const TRANSFER_CODES: readonly TransferCode[] = [
  // From cash, or from what a plan has locked.
  { code: 'STAKE', kind: 'BET', credit: 'house:gaming' },
  // To cash or, as far as the stake was bonus money, to the bonus.
  { code: 'PAYOUT', kind: 'PAYOUT', debit: 'house:gaming' },
  { code: 'REFUND', kind: 'BET', debit: 'house:gaming' },
  { code: 'REBATE', kind: 'REBATE', debit: 'house:commission', credit: 'player:cash' },
  { code: 'LOCK', kind: 'BET', debit: 'player:cash', credit: 'player:locked' },
  { code: 'RELEASE', kind: 'BET', debit: 'player:locked', credit: 'player:cash' },
]

export interface LotteryDeps {
  readonly config: Pick<Config, 'drawFeeds'>
  readonly ledger: Ledger
  readonly purse: BonusPurse
  readonly withdrawPassword: Pick<WithdrawPassword, 'check'>
  readonly eligibility: Pick<Eligibility, 'playAllowed'>
  /** How the timetable is kept; as a gateway in use does when absent. */
  readonly timetable?: TimetableOptions | undefined
}

/** Lotteries: draws, bets, plans over several issues, results from outside and their corrections. */
export const lotteryArea = (
  platform: Platform,
  { config, ledger, purse, withdrawPassword, eligibility, timetable }: LotteryDeps,
): { lottery: Lottery; bets: Bets; chase: Chase; results: Results; corrections: Corrections; feeds: Poller; area: Area } => {
  const isClockTrusted = createClockGuard(platform)
  const offer = createOffer(platform)
  const chase = createChases(platform, { ledger, purse, withdrawPassword, isClockTrusted, offer, eligibility })
  const lottery = createLottery(platform, { ledger, purse, plans: chase, timetable, isClockTrusted, offer, eligibility })
  const bets = createBets(platform)
  const results = createResults(platform)
  const feeds = createPoller(platform, results, config.drawFeeds)
  const corrections = createCorrections(platform, { ledger, purse, chase })
  return {
    lottery,
    bets,
    chase,
    results,
    corrections,
    feeds,
    area: {
      name: 'lottery',
      bindings: [
        ...lotteryRoutes(lottery, offer),
        ...betRoutes(bets),
        ...chaseRoutes(chase),
        ...resultRoutes(results),
        ...correctionRoutes(corrections),
        ...offerRoutes(createOfferDesk(platform, offer)),
      ],
      start: offer.load,
      jobs: [
        { name: 'results from outside', everyMs: feeds.everyMs, run: feeds.poll },
        { name: 'lottery engine', everyMs: ENGINE_MS, run: lottery.tickWhenDue },
        { name: 'plans over several issues', everyMs: PLANS_MS, run: () => chase.tick() },
      ],
      sweep: sweepLoads,
      bookChecks: [...BET_CHECKS, ...PLAN_CHECKS],
      transferCodes: TRANSFER_CODES,
      recordSubjects: createBetSubjects(platform),
      metrics: lotteryMetrics(platform),
    },
  }
}
