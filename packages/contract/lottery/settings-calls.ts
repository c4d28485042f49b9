import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { gameCode, matching, text } from '../kit/wire.ts'
import { odds } from './shapes.ts'

/** A multiple of the money behind one note (`unit` of the lottery), so that one limit serves every currency. */
const multiple = matching(/^\d{1,9}(\.\d{1,4})?$/)

/** What an operator may set of what a play takes; what is left out stays as it is in code. */
const limitsToSet = z.object({
  leastStake: z.optional(multiple),
  mostStake: z.optional(multiple),
  /** Of one member on one issue. */
  mostIssueStake: z.optional(multiple),
  maxPayoutPerIssue: z.optional(multiple),
  /** Over all members: what the house may have to pay for a play of an issue. */
  maxExposure: z.optional(multiple),
})

const settings = z.object({
  gameCode: z.string(),
  /** What was set; `play` is null for the whole lottery. */
  limits: z.array(z.object({ play: z.nullable(z.string()), limits: limitsToSet })),
  /** Plays whose odds were set. */
  oddsSet: z.array(z.string()),
  /** The odds that hold now, by play. */
  odds: z.record(z.string(), odds),
})

/** What the operator set of a lottery, and its odds as they are now. */
export const lotterySettings = call({
  method: 'GET',
  path: '/operator/lotteries',
  token: false,
  only: 'operator',
  request: () => z.object({ gameCode }),
  response: () => settings,
})

/** Sets limits of a lottery, or of one play of it, from the next bet on; null goes back to those in code. */
export const setLotteryLimits = call({
  method: 'PUT',
  path: '/operator/lotteries/limits',
  token: false,
  only: 'operator',
  request: () => z.object({ gameCode, play: z.optional(text(40)), limits: z.nullable(limitsToSet) }),
  response: () => settings,
})

/** Sets the odds of a play from the next bet on; bets keep those they were placed at. Null goes back to those in code. */
export const setLotteryOdds = call({
  method: 'PUT',
  path: '/operator/lotteries/odds',
  token: false,
  only: 'operator',
  request: () => z.object({ gameCode, play: text(40), odds: z.nullable(odds) }),
  response: () => settings,
})
