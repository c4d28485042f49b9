import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { drawProof, drawResults, lotteryGames } from '@portico/contract/lottery/calls'
import type { Opened } from '@portico/contract/lottery/shapes'
import type { importDraws } from '@portico/contract/lottery/operator-calls'
import { textIn } from '../kit/localized.ts'
import { Failure, refuse } from '../failure.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { isDrawOf } from '@portico/lottery/shape'
import { type Cancel, createCancel } from './bets/cancel.ts'
import { createEngine } from './engine.ts'
import { issuesAwaiting } from './feed/result-store.ts'
import { GAMES, gameOf, type LotteryGame } from './offer/games.ts'
import { drawnIssues, findIssue, insertFeed, issuesAhead, waitingFeed } from './drawing/issue-store.ts'
import { drawsPerDay, EVERY_DAY, type Schedule } from './offer/schedule.ts'
import { limitsIn } from './limits/view.ts'
import { createPlace, type Place } from './placing/place.ts'
import { zoneOf } from './drawing/schedule.ts'
import { createReceipts, type ReceiptOf } from './bets/receipts.ts'
import type { Ahead } from './drawing/timetable.ts'
import { toDraw, toNumero } from './drawing/view.ts'
import { dayAt } from '../kit/zone.ts'

type Draws = RequestOf<typeof importDraws>['draws']

export interface Lottery {
  readonly place: Place
  readonly cancel: Cancel
  readonly receipt: ReceiptOf
  /**
   * One pass of the engine at the clock's time. Never overlaps itself; errors are logged and tried again by the next pass.
   * `games`: whose timetable is kept up, all when absent; whatever is due is done for every lottery.
   */
  tick(games?: readonly LotteryGame[]): Promise<void>
  games(): readonly LotteryGame[]
  /** The lotteries as the player site lists them. */
  list(language: string, prizeMode?: string): ResponseOf<typeof lotteryGames>
  /** The issue of now, the next one and the last result. @throws Failure GAME_UNKNOWN */
  opened(gameCode: string): Promise<Opened>
  openedAll(): Promise<Opened[]>
  /** @throws Failure GAME_UNKNOWN */
  results(request: RequestOf<typeof drawResults>): Promise<ResponseOf<typeof drawResults>>
  /** The seed stays secret until the draw. @throws Failure GAME_UNKNOWN, ISSUE_UNKNOWN */
  proof(request: RequestOf<typeof drawProof>): Promise<ResponseOf<typeof drawProof>>
  /**
   * Queues results for a replay lottery, in their order; those queued before are skipped.
   * @throws Failure GAME_UNKNOWN for a lottery that draws its own, DRAWS_INVALID when a result is not five digits (nothing is queued then)
   */
  importDraws(gameCode: string, draws: Draws): Promise<ResponseOf<typeof importDraws>>
}

export interface LotteryDeps {
  readonly ledger: Ledger
  /** How many issues stand ready beyond the open one; the house's usual number when absent. */
  readonly ahead?: Ahead
}

const calendarOf = (schedule: Schedule) =>
  schedule.kind === 'every'
    ? null
    : { timeZone: schedule.timeZone, times: [...schedule.times], weekdays: [...(schedule.weekdays ?? EVERY_DAY)] }

const known = (gameCode: string): LotteryGame => gameOf(gameCode) ?? refuse('GAME_UNKNOWN')

export const createLottery = (platform: Platform, { ledger, ahead }: LotteryDeps): Lottery => {
  const { database, clock, brand, pictures } = platform
  const { orm } = database

  const opened = async ({ code, source }: LotteryGame): Promise<Opened> => {
    const now = clock.now()
    const ahead = await issuesAhead(orm, code, now, 2)
    const [last] = await drawnIssues(orm, code, 1)
    // Until it is drawn the sealed issue stays the current one, for the countdown to its draw.
    const current = ahead.find(({ openAt }) => openAt <= now)
    const next = ahead.find(({ openAt }) => openAt > now)
    const awaiting = source === 'feed' ? (await issuesAwaiting(orm, [code], now)).at(-1) : undefined
    return {
      gameCode: code,
      current: current ? toNumero(current, now) : null,
      ...(awaiting ? { awaiting: toNumero(awaiting, now) } : {}),
      next: next ? toNumero(next, now) : null,
      last: last?.result ? toDraw({ ...last, result: last.result }) : null,
      serverNow: now.toISOString(),
    }
  }

  return {
    place: createPlace(platform, ledger),
    cancel: createCancel(platform, ledger),
    receipt: createReceipts(platform),
    tick: createEngine(platform, ledger, ahead),
    games: () => GAMES,

    list: (language, prizeMode) => ({
      games: GAMES.filter((game) => prizeMode === undefined || game.prizeMode === prizeMode).flatMap((game) => {
        const unit = game.units[brand.currency]
        if (unit === undefined) return []
        return {
          gameCode: game.code,
          gameName: textIn(game.names, language, brand),
          type: game.rules,
          shape: game.shape,
          prizeMode: game.prizeMode,
          unit,
          modes: [...game.modes],
          maxMultiple: game.maxMultiple,
          maxNotes: game.maxNotes,
          limits: limitsIn(game, brand.currency),
          vassalage: game.vendor,
          drawsPerDay: drawsPerDay(game.schedule),
          intervalSeconds: game.schedule.kind === 'every' ? game.schedule.seconds : null,
          calendar: calendarOf(game.schedule),
          source: game.source,
          cancellable: game.cancellable,
          iconUrl: pictures.gameUrlByCode(game.code),
          plays: [...game.plays],
          odds: game.odds,
          flags: game.flags,
        }
      }),
    }),

    opened: (gameCode) => opened(known(gameCode)),
    openedAll: () => Promise.all(GAMES.map(opened)),

    results: async ({ gameCode, limit, before }) => ({
      list: (await drawnIssues(orm, known(gameCode).code, limit, before)).flatMap(({ result, ...issue }) =>
        result ? toDraw({ ...issue, result }) : [],
      ),
    }),

    proof: async ({ gameCode, numero }) => {
      const game = known(gameCode)
      const { code, shape } = game
      const issue = (await findIssue(orm, code, numero)) ?? refuse('ISSUE_UNKNOWN')
      const drawn = issue.result !== null
      return {
        gameCode,
        numero,
        state: toNumero(issue, clock.now()).state,
        commitment: issue.commitment,
        root: issue.root,
        betCount: issue.betCount,
        seed: drawn ? issue.seed : null,
        shape,
        date: dayAt(issue.drawAt, zoneOf(game, brand.timeZone)).day,
        result: issue.result,
      }
    },

    importDraws: async (gameCode, draws) => {
      const game = known(gameCode)
      if (game.source !== 'replay') throw new Failure('GAME_UNKNOWN')
      if (!draws.every(({ draw }) => isDrawOf(game.shape, draw))) throw new Failure('DRAWS_INVALID')
      const imported = await insertFeed(
        orm,
        draws.map(({ issue, date, draw }) => ({ gameCode, sourceIssue: issue, sourceDate: date, draw })),
      )
      return { imported, skipped: draws.length - imported, waiting: await waitingFeed(orm, gameCode) }
    },
  }
}
