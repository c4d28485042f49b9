import type { ResponseOf } from '@portico/contract/kit/call'
import type { lotteryGames } from '@portico/contract/lottery/calls'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { type Cancel, createCancel } from './bets/cancel.ts'
import { createReceipts, type ReceiptOf } from './bets/receipts.ts'
import type { Ahead } from './drawing/timetable.ts'
import { createEngine } from './engine.ts'
import { createImportDraws, type ImportDraws } from './feed/import-draws.ts'
import { createIssues, type Issues } from './issues.ts'
import { GAMES, type LotteryGame } from './offer/games.ts'
import { listGames } from './list-games.ts'
import { createPlace, type Place } from './placing/place.ts'

export interface Lottery extends Issues {
  readonly place: Place
  readonly cancel: Cancel
  readonly receipt: ReceiptOf
  readonly importDraws: ImportDraws
  /**
   * One pass of the engine at the clock's time. Never overlaps itself; errors are logged and tried again by the next pass.
   * `games`: whose timetable is kept up, all when absent; whatever is due is done for every lottery.
   */
  tick(games?: readonly LotteryGame[]): Promise<void>
  games(): readonly LotteryGame[]
  /** The lotteries as the player site lists them. */
  list(language: string, prizeMode?: string): ResponseOf<typeof lotteryGames>
}

export interface LotteryDeps {
  readonly ledger: Ledger
  /** How many issues stand ready beyond the open one; the house's usual number when absent. */
  readonly ahead?: Ahead
}

export const createLottery = (platform: Platform, { ledger, ahead }: LotteryDeps): Lottery => ({
  ...createIssues(platform),
  place: createPlace(platform, ledger),
  cancel: createCancel(platform, ledger),
  receipt: createReceipts(platform),
  importDraws: createImportDraws(platform),
  tick: createEngine(platform, ledger, ahead),
  games: () => GAMES,
  list: (language, prizeMode) => listGames(platform, language, prizeMode),
})
