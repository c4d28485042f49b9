import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { day, instant, int, queryInt } from '../kit/wire.ts'
import { leaderboardHead, leaderboardView, missionView } from './shapes.ts'

/** Missions of today and this week with how far their reader has come, and those of the day and the week before. */
export const getMissionSummaryDetails = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  token: true,
  account: 'real',
  response: () =>
    z.object({
      list: z.array(missionView),
      before: z.array(missionView),
      /** The reader has set a limit, and is asked for nothing but to hold back. */
      caringOnly: z.boolean(),
      serverNow: instant,
    }),
})

/** Takes the reward of a mission that is done. */
export const claimMission = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  token: true,
  movesMoney: true,
  account: 'real',
  request: () => z.object({ id: z.uuid(), day }),
  response: () => z.object({ mission: missionView, points: z.nullable(int()), main: z.nullable(money) }),
})

/** A leaderboard from a place on, with the reader's own place; of those that run the one that ends first when none is named. */
export const getMissionLeaderboard = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  token: true,
  account: 'real',
  request: () =>
    z.object({ id: z.optional(z.uuid()), from: z._default(queryInt(1, 100_000_000), 1), limit: z._default(queryInt(1, 100), 6) }),
  response: () =>
    z.object({
      /** All that run or are final, the latest first. */
      boards: z.array(leaderboardHead),
      board: z.nullable(leaderboardView),
      serverNow: instant,
    }),
})
