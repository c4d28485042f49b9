import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { chaseDetail, chaseIssues, listChases } from '@portico/contract/bets/chase-calls'
import type { Eligibility } from '../../eligibility/index.ts'
import { refuse } from '../../failure.ts'
import type { Caller } from '../../http/bind.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { BonusPurse } from '../../turnover/index.ts'
import type { WithdrawPassword } from '../../withdraw-password/index.ts'
import type { Platform } from '../../platform.ts'
import { gameOf } from '../offer/games.ts'
import type { Offer } from '../offer/offer.ts'
import type { Tx } from '../../db/open.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import type { ClockGuard } from '../drawing/clock-guard.ts'
import { createBetLine } from './bet-line.ts'
import { createStopWon } from './stop-won.ts'
import { type CancelChase, createCancel } from './cancel.ts'
import { type CreateChase, createCreate } from './create.ts'
import { slotsAhead } from './draft.ts'
import { pendingLines, voidLines } from './due-store.ts'
import { createEndBetting, type EndBetting } from './end-betting.ts'
import { createRefunds } from './refund.ts'
import { createUnlockMissed } from './unlock-missed.ts'
import { countPlans, linesOf, planOf, plansOf } from './store.ts'
import { createTick } from './tick.ts'
import { toPlan, toPlanLine } from './serializer.ts'

type Reader = Pick<Caller, 'memberId' | 'currency'>

/** Plans: one line bet on several issues ahead, paid for at once. */
export interface Chase {
  readonly create: CreateChase
  readonly cancel: CancelChase
  /** @throws Failure GAME_UNKNOWN */
  issues(request: RequestOf<typeof chaseIssues>): ResponseOf<typeof chaseIssues>
  list(caller: Reader, request: RequestOf<typeof listChases>, language: string): Promise<ResponseOf<typeof listChases>>
  /** @throws Failure CHASE_UNKNOWN for a plan that is not the caller's */
  detail(caller: Reader, planId: string, language: string): Promise<ResponseOf<typeof chaseDetail>>
  /** Gives back what is locked for an issue that was called off; its plans go on. Safe to repeat. */
  releaseVoid(gameCode: string, numero: string): Promise<void>
  /** Whether a plan holds a line on the issue. */
  hasPending(tx: Tx, issue: Pick<IssueRow, 'gameCode' | 'numero'>): Promise<boolean>
  readonly endBetting: EndBetting
  /** One pass at the clock's time. Never overlaps itself; errors are logged and tried again by the next pass. */
  tick(): Promise<void>
}

export interface ChaseDeps {
  readonly ledger: Ledger
  readonly withdrawPassword: Pick<WithdrawPassword, 'check'>
  readonly isClockTrusted: ClockGuard
  readonly offer: Offer
  readonly eligibility: Pick<Eligibility, 'playAllowed'>
  readonly purse: Pick<BonusPurse, 'maxBet'>
}

export const createChases = (
  platform: Platform,
  { ledger, withdrawPassword, isClockTrusted, offer, eligibility, purse }: ChaseDeps,
): Chase => {
  const { database, clock, brand } = platform
  const refunds = createRefunds(ledger)
  const unlockMissed = createUnlockMissed(platform, refunds)
  const betLine = createBetLine(platform, ledger, offer)
  const stopWon = createStopWon(platform, refunds)
  const serverNow = () => clock.now().toISOString()
  return {
    create: createCreate(platform, ledger, withdrawPassword, offer, eligibility, purse),
    cancel: createCancel(platform, refunds),
    tick: createTick(platform, { betLine, stopWon, unlockMissed, isClockTrusted }),
    hasPending: async (tx, issue) => (await pendingLines(tx, issue)).length > 0,
    endBetting: createEndBetting(platform, { betLine, stopWon }),
    releaseVoid: async (gameCode, numero) => {
      for (const line of await voidLines(database.orm, gameCode, numero)) await unlockMissed(line.planId, [line])
    },

    issues: ({ gameCode, limit }) => {
      const game = gameOf(gameCode) ?? refuse('GAME_UNKNOWN')
      const list = slotsAhead(game, clock.now(), limit, brand.timeZone).map(({ numero, sealAt, drawAt }) => ({
        numero,
        sealAt: sealAt.toISOString(),
        drawAt: drawAt.toISOString(),
      }))
      return { list, serverNow: serverNow() }
    },

    list: async ({ memberId }, { pageNo, pageSize, ...criteria }, language) => {
      const filter = { ...criteria, memberId }
      const total = await countPlans(database.orm, filter)
      const rows = await plansOf(database.orm, filter, (pageNo - 1) * pageSize, pageSize)
      return {
        list: rows.map((row) => toPlan(row, language, brand)),
        total,
        totalPages: Math.ceil(total / pageSize),
        serverNow: serverNow(),
      }
    },

    detail: async ({ memberId, currency }, planId, language) => {
      const row = (await planOf(database.orm, memberId, planId)) ?? refuse('CHASE_UNKNOWN')
      const lines = await linesOf(database.orm, planId)
      return { plan: toPlan(row, language, brand), lines: lines.map((line) => toPlanLine(line, currency)), serverNow: serverNow() }
    },
  }
}
