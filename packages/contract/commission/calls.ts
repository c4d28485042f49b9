import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { day, instant, int, queryInt } from '../kit/wire.ts'
import { statementBundle } from './bundle-shapes.ts'
import { changedBet, commissionLineView, lineCursor, lineRecovery, openDebt, paymentStep } from './line-shapes.ts'
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
