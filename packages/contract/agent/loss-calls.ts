import * as z from 'zod/mini'
import { gameType } from '../catalogue/shapes.ts'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { instant, int, paging, text, upTo } from '../kit/wire.ts'
import { lossSide, lossSort, memberLoss, playSums, reportRange } from './shapes.ts'

/**
 * What the accounts of a team that have settled bets in the range won or lost by them, one page, with what all that match come to. Nobody who
 * did not play is listed.
 */
export const teamLosses = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentUserLoss',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      ...reportRange,
      /** Part of an account's name. */
      account: z.optional(upTo(64)),
      /** An account of the team whose own line is listed instead of the caller's. */
      under: z.optional(text(64)),
      /** Bets of one game type alone. */
      gameType: z.optional(gameType),
      /** Only those who lost, or only those who won. */
      side: z.optional(lossSide),
      sort: z._default(lossSort, 'gain'),
      order: z._default(z.enum(['asc', 'desc']), 'asc'),
      ...paging(200),
    }),
  response: () =>
    z.object({
      list: z.array(memberLoss),
      total: int(),
      totalPages: int(),
      totals: z.object({
        ...playSums,
        /** How many lost and won, and what each side came to: of both, whichever side is listed. */
        losers: int(),
        losses: money,
        winners: int(),
        gains: money,
      }),
      timeZone: z.string(),
      serverNow: instant,
    }),
})
