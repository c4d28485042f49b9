import type { ResponseOf } from '@portico/contract/kit/call'
import type { lotteryGames } from '@portico/contract/lottery/calls'
import type { Eligibility } from '../eligibility/index.ts'
import type { Platform } from '../platform.ts'
import type { BonusPurse } from '../turnover/index.ts'
import { type Cancel, createCancel } from './bets/cancel.ts'
import { createReceipts, type ReceiptOf } from './bets/receipts.ts'
import { createEngine, type EngineDeps } from './engine.ts'
import { createImportDraws, type ImportDraws } from './feed/import-draws.ts'
import { createIssues, type Issues } from './issues.ts'
import type { LotteryGame } from './offer/games.ts'
import type { Offer } from './offer/offer.ts'
import { listGames } from './list-games.ts'
import { nextStepAt } from './drawing/issue-store.ts'
import { createPace } from './pace.ts'
import { createPlaceBets, type PlaceBets } from './placing/place.ts'

export interface Lottery extends Issues {
  readonly place: PlaceBets
  readonly cancel: Cancel
  readonly receipt: ReceiptOf
  readonly importDraws: ImportDraws
  /**
   * One pass of the engine at the clock's time. Never overlaps itself; errors are logged and tried again by the next pass.
   * `games`: whose timetable is kept up, all when absent; whatever is due is done for every lottery.
   */
  tick(games?: readonly LotteryGame[]): Promise<void>
  /** Such a pass where one is due by now: at each step of an issue, and once a second besides. */
  tickWhenDue(): Promise<void>
  games(): readonly LotteryGame[]
  /** The lotteries as the player site lists them. */
  list(language: string, prizeMode?: string): ResponseOf<typeof lotteryGames>
}

export const createLottery = (
  platform: Platform,
  deps: EngineDeps & { readonly offer: Offer; readonly eligibility: Pick<Eligibility, 'playAllowed'>; readonly purse: BonusPurse },
): Lottery => {
  const tick = createEngine(platform, deps)
  return {
    ...createIssues(platform),
    place: createPlaceBets(platform, deps),
    cancel: createCancel(platform, deps.ledger, deps.purse),
    receipt: createReceipts(platform),
    importDraws: createImportDraws(platform),
    tick,
    tickWhenDue: createPace(platform.clock, { pass: () => tick(), nextAt: (now) => nextStepAt(platform.database.orm, now) }),
    games: deps.offer.games,
    list: (language, prizeMode) => listGames(platform, deps.offer.games(), language, prizeMode),
  }
}
