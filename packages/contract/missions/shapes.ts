import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { day, instant, int } from '../kit/wire.ts'
import { missionCondition, scoreRule } from './definitions.ts'

/** `RUNNING`: not done yet. `READY`: done, and its reward waits. `ENDED`: its days went by before it was done. */
export const missionState = z.enum(['RUNNING', 'READY', 'CLAIMED', 'ENDED'])
export type MissionState = z.infer<typeof missionState>

/** How far somebody has come, and how far there is to go. */
export const missionProgress = z.discriminatedUnion('unit', [
  z.object({ unit: z.enum(['TIMES', 'DAYS', 'MINUTES']), done: int(), target: int() }),
  z.object({ unit: z.literal('MONEY'), done: money, target: money }),
])
export type MissionProgress = z.infer<typeof missionProgress>

export const rewardView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('POINTS'), points: int() }),
  /** `turnover`: how often it has to be bet before it goes out. */
  z.object({ kind: z.literal('CASH'), amount: money, turnover: int() }),
])
export type RewardView = z.infer<typeof rewardView>

/** A mission of a day or a week, in the reader's words. */
export const missionView = z.object({
  id: z.uuid(),
  /** The first of its days. */
  day,
  period: z.enum(['DAY', 'WEEK']),
  title: z.string(),
  text: z.string(),
  condition: missionCondition,
  reward: rewardView,
  progress: missionProgress,
  state: missionState,
  from: instant,
  until: instant,
  /** Until when its reward can be claimed. */
  claimUntil: instant,
  claimedAt: z.nullable(instant),
})
export type MissionView = z.infer<typeof missionView>

/** `REVIEW`: its days are over, and nothing but what is called off or corrected changes it. */
export const leaderboardState = z.enum(['OPEN', 'REVIEW', 'FINAL'])
export type LeaderboardState = z.infer<typeof leaderboardState>

/** Somebody's place. Scores are counted in tenths. */
export const leaderboardRow = z.object({
  place: int(),
  /** Masked. */
  name: z.string(),
  score: int(),
  /** When they had this score; of two with one score, who had it first is ahead. */
  reachedAt: instant,
  prize: z.nullable(money),
  own: z.boolean(),
})
export type LeaderboardRow = z.infer<typeof leaderboardRow>

export const leaderboardHead = z.object({
  id: z.uuid(),
  title: z.string(),
  state: leaderboardState,
  from: instant,
  until: instant,
  finalAt: instant,
})
export type LeaderboardHead = z.infer<typeof leaderboardHead>

/** A leaderboard of some days, as far as it was asked for. */
export const leaderboardView = z.object({
  id: z.uuid(),
  title: z.string(),
  state: leaderboardState,
  from: instant,
  until: instant,
  finalAt: instant,
  score: scoreRule,
  players: int(),
  /** What all prizes come to. */
  pool: money,
  prizes: z.array(z.object({ first: int(), last: int(), amount: money })),
  /** The score of the last place with a prize; null while nobody has it. */
  lastPaid: z.nullable(z.object({ place: int(), score: int() })),
  rows: z.array(leaderboardRow),
  /** The reader and those around; empty without a score. */
  around: z.array(leaderboardRow),
})
export type LeaderboardView = z.infer<typeof leaderboardView>
