import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { day, gameCode, instant, int, listOf, paging, text } from '../kit/wire.ts'
import { bet, betLine, betState, explainedBet, MOST_LINE_BYTES, MOST_OTHER_STATIONS } from './shapes.ts'

/**
 * Places the lines of a slip on one issue: all of them, or none. With `also`, on those issues of other provincial stations that are drawn
 * at the same time, too: a bet of its own for each line and station, the station named first going first, all of them or none.
 */
export const placeBets = call({
  method: 'POST',
  path: '/lgw/lottery/bets',
  token: true,
  movesMoney: true,
  account: 'real',
  mostBytes: MOST_LINE_BYTES,
  request: () =>
    z.object({
      gameCode,
      numero: text(40),
      lines: listOf(betLine, 1, 50),
      also: z.optional(listOf(z.object({ gameCode, numero: text(40) }), 1, MOST_OTHER_STATIONS)),
    }),
  response: () => z.object({ bets: z.array(bet), balance: money, serverNow: instant }),
})

/** The betting record: one page, newest first, with the totals of all that the filter matches. */
export const listBets = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_personalHistory',
  token: true,
  request: () =>
    z.object({
      from: z.optional(day),
      to: z.optional(day),
      state: z.optional(betState),
      gameCode: z.optional(gameCode),
      numero: z.optional(text(40)),
      ...paging(100),
    }),
  response: () =>
    z.object({
      list: z.array(bet),
      total: int(),
      totalPages: int(),
      totals: z.object({ stake: money, payout: money, rebate: money, net: money }),
      /** What was played in these days, whichever game the filter names. */
      games: z.array(z.object({ gameCode, name: z.string() })),
      serverNow: instant,
    }),
})

/** One bet with the explanation of its settlement. */
export const betDetail = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_personalHistoryDetail',
  token: true,
  request: () => z.object({ betId: z.uuid() }),
  response: () => explainedBet,
})

/** Takes back a bet whose issue is not sealed yet, where the lottery allows it: the whole stake goes back. */
export const cancelBet = call({
  method: 'POST',
  path: '/lgw/lottery/bets/cancel',
  token: true,
  movesMoney: true,
  account: 'real',
  request: () => z.object({ betId: z.uuid() }),
  response: () => z.object({ bet, balance: money, serverNow: instant }),
})
