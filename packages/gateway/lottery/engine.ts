import { fromHex } from '@portico/lottery/bytes'
import { drawFrom } from '@portico/lottery/draw'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { isOrdered } from '@portico/lottery/drawn'
import type { Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { GAMES, gameOf, type LotteryGame } from './offer/games.ts'
import type { Tx } from '../db/open.ts'
import { createCallOff } from './drawing/call-off.ts'
import { changeIssue, dueIssues, feedOf, type IssueRow, type Joined, lockIssue } from './drawing/issue-store.ts'
import { joinedResult } from './drawing/joined.ts'
import { hasBets } from './bets/store.ts'
import type { Chase } from './chase/service.ts'
import { receiptsOf } from './bets/receipt-store.ts'
import type { ClockGuard } from './drawing/clock-guard.ts'
import { zoneOf } from './drawing/schedule.ts'
import { createEarlySettlement } from './settling/early.ts'
import { createSettlement, type SettlingPurse } from './settling/settle.ts'
import { sealedRoot } from './bets/sealed-list.ts'
import { createTimetable, type TimetableOptions } from './drawing/timetable.ts'
import { toDraw, toNumero } from './drawing/serializer.ts'
import { dayAt } from '../kit/zone.ts'

/** An issue passes each state once; a pass that finds it in another state leaves it to whoever moved it. */
const MOST_STEPS = 4

const JOINED: readonly Joined[] = GAMES.flatMap(({ code, stations }) => (stations ? [[code, stations] as const] : []))

export interface EngineDeps {
  readonly ledger: Ledger
  readonly purse: SettlingPurse
  /** The lines of plans on an issue whose betting ends. */
  readonly plans: Pick<Chase, 'hasPending' | 'endBetting'>
  readonly timetable?: TimetableOptions | undefined
  readonly isClockTrusted: ClockGuard
}

/**
 * The lotteries' clockwork: one call is one pass at the clock's time. It puts issues into the timetable, opens, seals, draws and
 * settles what is due, however late. Safe to run in several instances: an issue's row decides who takes a step.
 */
export const createEngine = (
  platform: Platform,
  { ledger, purse, plans, timetable, isClockTrusted }: EngineDeps,
): ((games?: readonly LotteryGame[]) => Promise<void>) => {
  const { database, clock, events, brand, log } = platform
  const { orm } = database
  const prepare = createTimetable(platform, timetable)
  const callOff = createCallOff(platform)
  const settleIssue = createSettlement(platform, { ledger, purse })
  const settleEarly = createEarlySettlement(platform, settleIssue, JOINED)
  const serverNow = () => clock.now().toISOString()

  /**
   * Whether an issue whose betting is over goes on although it never opened: a plan holds a line on it that was paid for in time. An
   * outside lottery is drawn anyway, with or without us.
   */
  const isDrawnLate = async (tx: Tx, issue: IssueRow): Promise<boolean> =>
    gameOf(issue.gameCode)?.source === 'feed' ||
    gameOf(issue.gameCode)?.source === 'stations' ||
    (await hasBets(tx, issue.id)) ||
    (await plans.hasPending(tx, issue))

  const open = async (issue: IssueRow): Promise<void> => {
    await orm.transaction(async (tx) => {
      if (!(await lockIssue(tx, issue.id, 'SCHEDULED'))) return
      const late = clock.now() >= issue.sealAt
      if (late && !(await isDrawnLate(tx, issue))) return callOff(tx, issue)
      await changeIssue(tx, issue.id, { state: 'OPEN' })
      if (late) return
      const { gameCode } = issue
      await events.broadcast(tx, 'numero.opened', { gameCode, numero: toNumero(issue, clock.now()), serverNow: serverNow() })
    })
  }

  const seal = async (issue: IssueRow): Promise<void> => {
    if (!(await plans.endBetting(issue))) return
    await orm.transaction(async (tx) => {
      if (!(await lockIssue(tx, issue.id, 'OPEN'))) return
      const receipts = await receiptsOf(tx, issue.id)
      const list = { root: await sealedRoot(receipts), betCount: receipts.length }
      await changeIssue(tx, issue.id, { state: 'SEALED', ...list })
      const { gameCode, numero } = issue
      await events.broadcast(tx, 'numero.sealed', { gameCode, numero, ...list, serverNow: serverNow() })
    })
  }

  const ownDraw = ({ gameCode, numero, root, drawAt }: IssueRow, seed: string) =>
    drawFrom(gameOf(gameCode)!.shape, fromHex(seed), {
      lotteryCode: gameCode,
      numero,
      entropyHex: root!,
      date: dayAt(drawAt, zoneOf(gameOf(gameCode)!, brand.timeZone)).day,
    })

  const draw = async (issue: IssueRow): Promise<void> => {
    await orm.transaction(async (tx) => {
      // The stations before the issue itself, as a correction takes them.
      const joined = gameOf(issue.gameCode)?.stations ? await joinedResult(tx, issue) : undefined
      if (joined?.whole === false) return
      const locked = await lockIssue(tx, issue.id, 'SEALED')
      if (!locked) return
      const result: Draw | undefined =
        joined?.draw ?? (locked.seed === null ? await feedOf(tx, issue.id) : await ownDraw(locked, locked.seed))
      // A result from outside may have been taken back meanwhile.
      if (result === undefined) return
      // Beyond 1 where bets on the stations that drew first are settled already.
      const resultVersion = Math.max(1, locked.resultVersion)
      const change = { state: 'DRAWN', result, ordered: isOrdered(result), resultVersion, drawnAt: clock.now() } as const
      await changeIssue(tx, issue.id, change)
      const draw = toDraw({ ...locked, ...change })
      await events.broadcast(tx, 'numero.drawn', { gameCode: locked.gameCode, draw, serverNow: serverNow() })
    })
  }

  const step = (issue: IssueRow): Promise<void> => {
    switch (issue.state) {
      case 'SCHEDULED':
        return open(issue)
      case 'OPEN':
        return seal(issue)
      case 'SEALED':
        return draw(issue)
      default:
        return settleIssue(issue)
    }
  }

  /** One lottery's trouble must not stop the others. */
  const guarded = async (what: object, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      log.error({ ...what, err: error }, 'the lottery engine failed and will try again')
    }
  }

  const pass = async (games: readonly LotteryGame[]): Promise<void> => {
    for (const game of games) await guarded({ gameCode: game.code }, () => prepare(game))
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const due = await dueIssues(orm, clock.now(), JOINED)
      if (due.length === 0) break
      for (const issue of due) await guarded({ gameCode: issue.gameCode, numero: issue.numero, state: issue.state }, () => step(issue))
    }
    await guarded({ what: 'bets on stations that drew first' }, settleEarly)
  }

  let running: Promise<void> | undefined
  return async (games = GAMES) => {
    if (!isClockTrusted()) return
    running ??= pass(games).finally(() => {
      running = undefined
    })
    await running
  }
}
