import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { gameCode, int, matching, text } from '../kit/wire.ts'
import { bookA, odds, oddsBook, stakeShare } from './shapes.ts'

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
  /** Plays whose book A was set, and book A as it holds now. */
  bookASet: z.array(z.string()),
  bookA: z.record(z.string(), bookA),
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

/**
 * Sets the odds of a play from the next bet on; bets keep those they were placed at. Null goes back to those in code. `book`: of a play that
 * has two, which; B when absent. A takes a `rebate` with its odds, and pays less than B on every tier.
 */
export const setLotteryOdds = call({
  method: 'PUT',
  path: '/operator/lotteries/odds',
  token: false,
  only: 'operator',
  request: () =>
    z.object({
      gameCode,
      play: text(40),
      odds: z.nullable(odds),
      book: z.optional(oddsBook),
      rebate: z.optional(stakeShare),
    }),
  response: () => settings,
})

/** The prize groups that the house plays at, so many of 2000 given back: where every slider begins, what a new account gets, and the house's top. */
const prizeGroups = z.object({ least: int(), usual: int(), most: int() })

/** The prize groups as they hold now. */
export const prizeGroupRange = call({
  method: 'GET',
  path: '/operator/lotteries/prize-groups',
  token: false,
  only: 'operator',
  response: () => prizeGroups,
})

/**
 * Sets the prize groups from the next bet and the next account on; bets and plans keep theirs. In order, from 1000 to 2000. Refused while an
 * account's highest group would stand outside of them.
 */
export const setPrizeGroupRange = call({
  method: 'PUT',
  path: '/operator/lotteries/prize-groups',
  token: false,
  only: 'operator',
  request: () => prizeGroups,
  response: () => prizeGroups,
})
