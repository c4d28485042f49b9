import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { day, instant, int } from '../kit/wire.ts'
import { reportRange, teamBranch, teamMover } from './shapes.ts'

const valid = { validBet: money, before: money }

/** What each branch of the team bet in a reportRange beside the same number of days before: the largest, and all others in one sum. */
export const teamBranches = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentTeamBranches',
  token: true,
  only: 'agent',
  request: () => z.object(reportRange),
  response: () =>
    z.object({
      list: z.array(teamBranch),
      others: z.object({ branches: int(), ...valid }),
      /** The agent's own; with the branches it adds up to what the team bet. */
      self: z.object(valid),
      /** Up to when the days before are compared, where these end with a day that goes on; null where whole days are. */
      beforeUntil: z.nullable(instant),
      serverNow: instant,
    }),
})

/** Whose valid bet rose and fell most in the seven days up to one, beside the seven before: those that rose most first, fell most last. */
export const teamMovers = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentTeamMovers',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      to: day,
      scope: reportRange.scope,
      /** `BRANCHES`: accounts with somebody below, with everybody below. `ACCOUNTS`: everybody alone. */
      of: z._default(z.enum(['ALL', 'BRANCHES', 'ACCOUNTS']), 'ALL'),
    }),
  response: () =>
    z.object({
      days: z.object({ from: day, to: day }),
      before: z.object({ from: day, to: day }),
      list: z.array(teamMover),
      serverNow: instant,
    }),
})
