import type { betDetail, listBets } from '@portico/contract/bets/calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import { refuse } from '../../failure.ts'
import type { Caller } from '../../http/bind.ts'
import type { Platform } from '../../platform.ts'
import { lotteryName, toBet, toEarlier, toWholeBet } from './serializer.ts'
import { explainBet } from './explain.ts'
import { outcomesOf } from '../drawing/outcome-store.ts'
import { betOf, betsOf, earlierOf, gamesOf, totalsOf } from './store.ts'

type Reader = Pick<Caller, 'memberId' | 'currency'>

export interface Bets {
  /** One page of a member's bets with the sums of all that the filter matches. Days are the merchant's. */
  list(caller: Reader, request: RequestOf<typeof listBets>, language: string): Promise<ResponseOf<typeof listBets>>
  /** @throws Failure BET_UNKNOWN for a bet that is not the caller's */
  detail(caller: Reader, betId: string, language: string): Promise<ResponseOf<typeof betDetail>>
}

export const createBets = ({ database, clock, brand }: Platform): Bets => ({
  list: async ({ memberId, currency }, { pageNo, pageSize, ...criteria }, language) => {
    const filter = { ...criteria, memberId, timeZone: brand.timeZone }
    const totals = await totalsOf(database.orm, filter)
    const rows = await betsOf(database.orm, filter, (pageNo - 1) * pageSize, pageSize)
    const money = (sum: string) => toMoney(BigInt(sum), currency)
    return {
      list: rows.map((row) => toBet(row, language, brand)),
      total: totals.count,
      totalPages: Math.ceil(totals.count / pageSize),
      totals: { stake: money(totals.stake), payout: money(totals.payout), rebate: money(totals.rebate), net: money(totals.net) },
      games: (await gamesOf(database.orm, filter)).map((gameCode) => ({ gameCode, name: lotteryName(gameCode, language, brand) })),
      serverNow: clock.now().toISOString(),
    }
  },

  detail: async ({ memberId }, betId, language) => {
    const row = (await betOf(database.orm, memberId, betId)) ?? refuse('BET_UNKNOWN')
    const earlier = await earlierOf(database.orm, betId)
    const outcomes = await outcomesOf(database.orm, [row.issueId])
    const outcome = (version: number | null | undefined) => outcomes.find((each) => each.version === version)
    const calledOff = row.state === 'VOID' && row.voidReason === null ? outcome(row.resultVersion) : undefined
    // What a bet came to next says by which outcome, since it may have missed one in between.
    const replaced = earlier.map((each, at) => ({ ...each, reason: outcome((earlier[at + 1] ?? row).resultVersion)?.reason ?? '' }))
    return {
      bet: toWholeBet(row, language, brand),
      explanation: explainBet(row),
      ...(replaced.length > 0 ? { earlier: replaced.map((each) => toEarlier(each, row.currency)) } : {}),
      ...(calledOff ? { calledOff: calledOff.reason } : {}),
    }
  },
})
