import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { day, gameCode, instant, int, paging, upTo } from '../kit/wire.ts'
import { playedRound, playedVendor, roundState } from './round-shapes.ts'

/**
 * The betting record of vendors' games: a page of rounds, newest first, with the totals of all that the filter matches. Payout and net are
 * those of rounds that are over.
 */
export const playedRounds = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_roundHistory',
  token: true,
  account: 'real',
  request: () =>
    z.object({
      from: z.optional(day),
      to: z.optional(day),
      state: z.optional(roundState),
      gameCode: z.optional(gameCode),
      vendor: z.optional(upTo(40)),
      ...paging(100),
    }),
  response: () =>
    z.object({
      list: z.array(playedRound),
      total: int(),
      totalPages: int(),
      totals: z.object({ stake: money, payout: money, net: money }),
      /** What was played in these days, whichever game the filter names. */
      games: z.array(z.object({ gameCode, name: z.string() })),
      /** Whose games were played in these days, whichever the filter names. */
      vendors: z.array(z.object(playedVendor)),
      serverNow: instant,
    }),
})
