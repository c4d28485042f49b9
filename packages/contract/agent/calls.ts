import * as z from 'zod/mini'
import { explainedBet } from '../bets/shapes.ts'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { day, gameCode, instant, int, paging, queryInt, text, upTo } from '../kit/wire.ts'
import { lineStep, playedBet, reportRange, teamFigures, teamMember, teamRowKind } from './shapes.ts'

/** Team figures of a reportRange beside the same number of days before, by day and by game type. */
export const teamOverview = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentTeamOverview',
  token: true,
  only: 'agent',
  request: () => z.object(reportRange),
  response: () =>
    z.object({
      figures: teamFigures,
      before: teamFigures,
      /** Where the range ends with today, `before` ends its last day at this time of it, for it would be compared with a part of a day; its balance, members and active members are of whole days. */
      beforeUntil: z.nullable(instant),
      byDay: z.array(z.object({ day, stake: money, validBet: money, payout: money })),
      byType: z.array(z.object({ gameType: z.string(), validBet: money, profit: money })),
      timeZone: z.string(),
      serverNow: instant,
    }),
})

/** The accounts behind the overview, one page, with the totals of every account that the filter matches. */
export const teamMembers = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentDownlines',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      ...reportRange,
      account: z.optional(upTo(64)),
      /** An account of the team whose own line is listed instead of the caller's. There is nobody below one that is not in it. */
      under: z.optional(text(64)),
      /** `true`: only accounts opened inside the reportRange. */
      opened: z.optional(z.literal('true')),
      /** `true`: only accounts with a deposit or a settled bet inside the reportRange. */
      active: z.optional(z.literal('true')),
      sort: z._default(
        z.enum(['account', 'level', 'downlines', 'balance', 'deposits', 'withdrawals', 'validBet', 'payout', 'profit', 'joinedAt']),
        'validBet',
      ),
      order: z._default(z.enum(['asc', 'desc']), 'desc'),
      /** Of the first page: who leafs on in its order meets everybody once, though figures change meanwhile. One that is no longer kept is as none. */
      asOf: z.optional(upTo(120)),
      ...paging(200),
    }),
  response: () =>
    z.object({
      list: z.array(teamMember),
      total: int(),
      totalPages: int(),
      totals: teamFigures,
      asOf: z.string(),
      serverNow: instant,
    }),
})

/** The accounts from the caller down to one of the team, both included; none where it is not in the team. */
export const teamPath = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentDownlinePath',
  token: true,
  only: 'agent',
  request: () => z.object({ account: text(64) }),
  response: () => z.object({ path: z.array(lineStep) }),
})

/** The rows that make a figure: deposits, withdrawals or settled bets of the team or of one account. */
export const teamRows = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentTeamRows',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      ...reportRange,
      kind: teamRowKind,
      account: z.optional(text(64)),
      /** Part of an account's name. */
      find: z.optional(upTo(64)),
      /** Bets on one game alone; nothing else is of a game. */
      game: z.optional(gameCode),
      /**
       * How many rows there were when their first page was read: those that came since stand before it, so that who leafs on is shown no row twice
       * and misses none.
       */
      counted: z.optional(queryInt(0, 999_999_999)),
      ...paging(200),
    }),
  response: () =>
    z.object({
      list: z.array(
        z.object({
          id: z.string(),
          account: z.string(),
          at: instant,
          /** Method of a deposit; empty otherwise. */
          detail: z.string(),
          /** What was bet on; null where it is no bet. */
          bet: z.nullable(playedBet),
          amount: money,
          /** What counts towards turnover: at most the stake, nothing of a draw. */
          validBet: z.nullable(money),
          payout: z.nullable(money),
          profit: z.nullable(money),
        }),
      ),
      total: int(),
      totalPages: int(),
      totals: z.object({ amount: money, validBet: money, payout: money, profit: money }),
      /** Games that can be asked for of bets, by their names; empty for other kinds. */
      games: z.array(z.object({ gameCode: z.string(), gameName: z.string() })),
      serverNow: instant,
    }),
})

/** One bet of an account of the team, as its player reads it, with the explanation of its settlement. */
export const teamBet = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentTeamBet',
  token: true,
  only: 'agent',
  request: () => z.object({ betId: z.uuid() }),
  response: () => z.extend(explainedBet, { account: z.string() }),
})
