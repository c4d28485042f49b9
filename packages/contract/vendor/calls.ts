import type { Schema } from '../kit/call.ts'
import { nothing } from '../kit/wire.ts'
import { VENDOR_PATHS } from './paths.ts'
import {
  authenticateReply,
  authenticateRequest,
  awardRequest,
  balanceReply,
  balanceRequest,
  betAndWinRequest,
  betRequest,
  closeRoundRequest,
  jackpotsRequest,
  matchesRequest,
  moneyReply,
  refusalReply,
  reportReply,
  rollbackRequest,
  roundReply,
  roundStoryReply,
  transactionReply,
  winRequest,
} from './shapes.ts'

/** One call of a vendor's server. */
export interface VendorCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly request: Schema
  readonly reply: Schema
}

const post = (path: string, summary: string, request: Schema, reply: Schema): VendorCall => ({
  method: 'POST',
  path,
  summary,
  request,
  reply,
})
const get = (path: string, summary: string, reply: Schema): VendorCall => ({ method: 'GET', path, summary, request: nothing, reply })

/** Every call, by name. */
export const VENDOR_CALLS = /* @__PURE__ */ (() =>
  ({
    authenticate: post(VENDOR_PATHS.authenticate, 'Trades a launch token for a session, once', authenticateRequest, authenticateReply),
    balance: post(VENDOR_PATHS.balance, 'What a player may spend', balanceRequest, balanceReply),
    bet: post(VENDOR_PATHS.bet, 'Takes a stake', betRequest, moneyReply),
    win: post(VENDOR_PATHS.win, 'Pays a win; 0 with `roundClosed` ends a losing round', winRequest, moneyReply),
    betAndWin: post(VENDOR_PATHS.betAndWin, 'Takes a stake and pays its win: both or neither', betAndWinRequest, moneyReply),
    rollback: post(VENDOR_PATHS.rollback, 'Gives a bet back, or every bet of a round', rollbackRequest, moneyReply),
    closeRound: post(VENDOR_PATHS.closeRound, 'Ends a round', closeRoundRequest, roundReply),
    award: post(VENDOR_PATHS.award, 'Pays what a promotion promised', awardRequest, moneyReply),
    jackpots: post(VENDOR_PATHS.jackpots, 'Says what stands in progressive jackpots, for the site to show', jackpotsRequest, refusalReply),
    matches: post(VENDOR_PATHS.matches, 'Says which matches are hot, for the site to lead to', matchesRequest, refusalReply),
    transaction: get(VENDOR_PATHS.transaction, 'What became of a transaction', transactionReply),
    round: get(VENDOR_PATHS.round, 'A round with all of its transactions', roundStoryReply),
    report: get(VENDOR_PATHS.report, 'All transactions of a day of the operator, a page at a time', reportReply),
  }) as const satisfies Record<string, VendorCall>)()
export type VendorCallName = keyof typeof VENDOR_CALLS
