import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { day, instant, int, queryInt } from '../kit/wire.ts'
import { statementBundle } from './bundle-shapes.ts'
import { changedBet, commissionLineView, lineCursor, lineRecovery, openDebt, paymentStep } from './line-shapes.ts'
import { realtimeCategory, realtimeContract, realtimeWindow } from './realtime-shapes.ts'
import { commissionKind } from './shapes.ts'

const sums = {
  lines: int(),
  earned: money,
  takenBack: money,
  net: money,
  toWallet: money,
  /** Of rebates: what was paid with the bets themselves. */
  settled: money,
  /** What is still to be posted, without what was rejected. */
  waiting: money,
}

/** What the agent earned by periods that began on these days, the latest first, and what is owed now. */
export const commissionLines = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentCommissionLines',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      from: day,
      to: day,
      kind: z.optional(commissionKind),
      /** Only periods that were over by then. */
      overBy: z.optional(instant),
      older: z.optional(lineCursor),
      pageSize: z._default(queryInt(1, 100), 50),
    }),
  response: () =>
    z.object({
      list: z.array(commissionLineView),
      older: z.nullable(lineCursor),
      /** Of all that match. */
      totals: z.object(sums),
      /** Of the days, whatever the kind. */
      kinds: z.array(z.object({ kind: commissionKind, ...sums })),
      /** What credits to come settle first, of whatever day, with the lines it comes from. */
      owed: money,
      debts: z.array(commissionLineView),
      timeZone: z.string(),
      serverNow: instant,
    }),
})

/** One line with the contract it follows from, its versions, what it settled and what settled it. */
export const commissionLineDetail = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentCommissionLine',
  token: true,
  only: 'agent',
  request: () => z.object({ id: z.uuid() }),
  response: () =>
    z.object({
      line: commissionLineView,
      /** The text that both sides hold, whose hash is `line.contractHash`; null of a rebate. */
      text: z.nullable(z.string()),
      /** All of its period, the first one first. */
      versions: z.array(commissionLineView),
      /** Debts of earlier lines that this one settled, and lines that settled its own. */
      settles: z.array(lineRecovery),
      settledBy: z.array(lineRecovery),
      /** Of a dividend: what was still open when its period began, of losses and of debts, and the period that each comes from. */
      opening: z.nullable(z.object({ losses: z.array(openDebt), debts: z.array(openDebt) })),
      /** Of a dividend. */
      payment: z.array(paymentStep),
      /** Whether there is a bundle of it: of dividends of old there is none. */
      bundled: z.boolean(),
      serverNow: instant,
    }),
})

/** What a line follows from, to be worked out again elsewhere. */
export const commissionStatement = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentCommissionStatement',
  token: true,
  only: 'agent',
  request: () => z.object({ id: z.uuid() }),
  response: () => statementBundle,
})

/** What two versions of one line differ by among its bets: how many, and those that differ most. The earlier version is `before`. */
export const commissionDifference = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentCommissionDifference',
  token: true,
  only: 'agent',
  request: () => z.object({ id: z.uuid(), before: z.uuid() }),
  response: () => z.object({ count: int(), bets: z.array(changedBet), serverNow: instant }),
})

/** A day of real-time salary: its windows that have a line, what is running, and what the books moved for it. */
export const realtimeDay = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentRealtimeDay',
  token: true,
  only: 'agent',
  request: () => z.object({ day }),
  response: () =>
    z.object({
      /** The day on the merchant's clock: 276 or 300 windows where the clock is changed. */
      from: instant,
      to: instant,
      contracts: z.array(realtimeContract),
      windows: z.array(realtimeWindow),
      /** Windows under a contract that are over, and how many of them are calculated. */
      due: int(),
      calculated: int(),
      /** The first that is over and not calculated. */
      waitingFrom: z.nullable(instant),
      /** The window of now under a contract, and its bets that count so far; never an amount, which could still change. */
      running: z.nullable(z.object({ from: instant, to: instant, bets: int() })),
      /** What the ledger moved for lines of the day, with the debts that they settled and without what is owed of them. */
      batch: money,
      /** Contracts with downlines that stood on the day. */
      below: int(),
      /** The edge up to which runs are done. */
      ranUntil: z.nullable(instant),
      timeZone: z.string(),
      serverNow: instant,
    }),
})

/** The same day by category, worked out from its bets as a run at `ranUntil` knows them. */
export const realtimeCategories = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentRealtimeCategories',
  token: true,
  only: 'agent',
  request: () => z.object({ day, ranUntil: instant }),
  response: () => z.object({ list: z.array(realtimeCategory), serverNow: instant }),
})
