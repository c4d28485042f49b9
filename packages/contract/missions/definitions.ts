import * as z from 'zod/mini'
import { requestAmount } from '../kit/money.ts'
import { checked, int, listOf, localized, matching } from '../kit/wire.ts'

const upToCount = /* @__PURE__ */ checked(int(), z.minimum(1), z.maximum(100_000))

/** A category of games, like LOTT; null for all of them. */
const category = /* @__PURE__ */ z.nullable(matching(/^[A-Z0-9_]{1,20}$/))

/** What has to be done within the mission's days. Only bets that are settled count, and none that was called off. */
export const missionCondition = z.discriminatedUnion('kind', [
  /** So many bets, whatever their stakes. */
  z.object({ kind: z.literal('BETS'), category, count: upToCount }),
  /** Bets in so many draws. */
  z.object({ kind: z.literal('DRAWS'), category, count: upToCount }),
  /** So much of valid bets. */
  z.object({ kind: z.literal('VALID_BETS'), category, amount: requestAmount }),
  z.object({ kind: z.literal('DEPOSITS'), amount: requestAmount }),
  /** Logged in on so many days. */
  z.object({ kind: z.literal('LOGIN_DAYS'), count: checked(int(), z.minimum(1), z.maximum(7)) }),
  /** So many different games opened. */
  z.object({ kind: z.literal('GAMES'), count: checked(int(), z.minimum(1), z.maximum(100)) }),
  /** So many minutes logged in without a bet. */
  z.object({ kind: z.literal('PAUSE'), minutes: checked(int(), z.minimum(5), z.maximum(240)) }),
  /** A limit is set, or the limits are looked at. */
  z.object({ kind: z.literal('LIMIT') }),
])
export type MissionCondition = z.infer<typeof missionCondition>

/** Missions for holding back: who has set a limit is offered these and no others. */
export const CARING: readonly MissionCondition['kind'][] = ['PAUSE', 'LIMIT']

/** How often cash has to be bet before it goes out; never more than ten times. */
const turnover = /* @__PURE__ */ checked(int(), z.minimum(0), z.maximum(10))

export const missionReward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('POINTS'), points: checked(int(), z.minimum(1), z.maximum(1_000_000)) }),
  z.object({ kind: z.literal('CASH'), amount: requestAmount, turnover }),
])
export type MissionReward = z.infer<typeof missionReward>

/** What a score is made of: settled bets of a category that were placed by a stake of at least `minStake`. */
export const scoreRule = z.discriminatedUnion('kind', [
  /** The sum of the `best` highest multipliers, each the payout over the stake, cut after one decimal. */
  z.object({
    kind: z.literal('MULTIPLIERS'),
    category,
    best: checked(int(), z.minimum(1), z.maximum(100)),
    minStake: requestAmount,
  }),
  /** The whole units of currency of valid bets. */
  z.object({ kind: z.literal('VALID_BETS'), category, minStake: requestAmount }),
])
export type ScoreRule = z.infer<typeof scoreRule>

const place = /* @__PURE__ */ checked(int(), z.minimum(1), z.maximum(1000))

/** What each place from the first to the last of these gets. */
export const prizeStep = z.object({ first: place, last: place, amount: requestAmount })
export type PrizeStep = z.infer<typeof prizeStep>

/** A mission or a leaderboard as the operator writes it; every amount is of the brand's currency. */
export const missionDefinition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('MISSION'),
    /** A day, or a week from Monday on, of the merchant's zone. */
    period: z.enum(['DAY', 'WEEK']),
    title: localized,
    text: localized,
    condition: missionCondition,
    reward: missionReward,
  }),
  z.object({
    kind: z.literal('LEADERBOARD'),
    period: z.enum(['DAY', 'WEEK', 'MONTH']),
    title: localized,
    score: scoreRule,
    /** From the first place on, without a gap. */
    prizes: listOf(prizeStep, 1, 20),
    turnover,
    /** After its end, until the places are final. */
    reviewHours: checked(int(), z.minimum(0), z.maximum(168)),
  }),
])
export type MissionDefinition = z.infer<typeof missionDefinition>
export type MissionPart = Extract<MissionDefinition, { kind: 'MISSION' }>
export type LeaderboardPart = Extract<MissionDefinition, { kind: 'LEADERBOARD' }>
