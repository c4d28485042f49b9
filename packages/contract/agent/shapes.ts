import * as z from 'zod/mini'
import { bet } from '../bets/shapes.ts'
import { money } from '../kit/money.ts'
import { day, instant, int } from '../kit/wire.ts'
import { recordCursor, recordKind } from '../records/shapes.ts'

/** Whose figures: the agent alone, direct downlines, or the whole team (self included). */
export const teamScope = z.enum(['SELF', 'DIRECT', 'TEAM'])

/** Settled figures of a set of accounts and days. `profit` = stake − payout − rebate, seen from the house. */
export const teamFigures = z.object({
  deposits: money,
  withdrawals: money,
  stake: money,
  validBet: money,
  payout: money,
  rebate: money,
  profit: money,
  balance: money,
  newAccounts: int(),
  activeMembers: int(),
  members: int(),
  bets: int(),
})
export type TeamFigures = z.infer<typeof teamFigures>

export const reportRange = { from: day, to: day, scope: z._default(teamScope, 'TEAM') }

export const teamMember = z.object({
  memberId: z.string(),
  account: z.string(),
  nickname: z.string(),
  agent: z.boolean(),
  level: int(),
  downlines: int(),
  figures: z.omit(teamFigures, { newAccounts: true, activeMembers: true, members: true }),
  joinedAt: instant,
  seenAt: z.nullable(instant),
  state: z.enum(['ACTIVE', 'BLOCKED']),
})
export type TeamMember = z.infer<typeof teamMember>

/** A bet by the names that its player knows it by; a long selection only begins here. */
export const playedBet = z.pick(bet, { gameCode: true, gameName: true, numero: true, play: true, selection: true, omitted: true })
export type PlayedBet = z.infer<typeof playedBet>

export const teamRowKind = z.enum(['DEPOSITS', 'WITHDRAWALS', 'BETS'])

/** A movement on the main wallet of an account of the team. */
export const teamMovement = z.object({
  id: z.string(),
  cursor: recordCursor,
  at: instant,
  account: z.string(),
  kind: recordKind,
  /** Why it moved, e.g. `STAKE`. */
  code: z.string(),
  /** Name of what was played; empty where it is about no game. */
  product: z.string(),
  /** Below zero where it went out. */
  amount: money,
  /** What the account held after it. */
  balance: money,
})

/** What settled bets come to, seen from who placed them: `gain` = payout + rebate − stake, below zero where they lost. */
export const playSums = { bets: int(), stake: money, validBet: money, payout: money, rebate: money, gain: money }

/** Who lost, or who won; neither where both sides are equal. */
export const lossSide = z.enum(['LOSS', 'GAIN'])
export type LossSide = z.infer<typeof lossSide>

export const lossSort = z.enum(['account', 'level', 'bets', 'stake', 'validBet', 'payout', 'rebate', 'gain'])
export type LossSort = z.infer<typeof lossSort>

export const memberLoss = z.object({
  memberId: z.string(),
  account: z.string(),
  nickname: z.string(),
  agent: z.boolean(),
  level: int(),
  ...playSums,
})
export type MemberLoss = z.infer<typeof memberLoss>

/** An account on the way from an agent down to another. */
export const lineStep = z.object({ account: z.string(), nickname: z.string(), downlines: int() })
export type LineStep = z.infer<typeof lineStep>

/** An account directly below the agent; of the scope TEAM with everybody below it. */
export const teamBranch = z.object({ account: z.string(), nickname: z.string(), downlines: int(), validBet: money, before: money })

/**
 * What stands out of a mover. `JOINED`: it is as new as that. `STARTED`: `count` of it bet who had not in the days before, `account` where it is one
 * alone; `QUIET`: `count` of the `of` who bet in the days before bet no more. `GAME`: most of it is of one kind of games.
 */
export const moverReason = z.object({
  kind: z.enum(['JOINED', 'STARTED', 'QUIET', 'GAME']),
  at: z.nullable(instant),
  count: z.nullable(int()),
  of: z.nullable(int()),
  account: z.nullable(z.string()),
  gameType: z.nullable(z.string()),
})
export type MoverReason = z.infer<typeof moverReason>

/** An account whose valid bet changed; of a branch with everybody below. */
export const teamMover = z.object({
  account: z.string(),
  nickname: z.string(),
  branch: z.boolean(),
  /** Day by day, of both weeks. */
  byDay: z.array(money),
  validBet: money,
  before: money,
  /** Too young to be compared. */
  isNew: z.boolean(),
  reason: z.nullable(moverReason),
})
export type TeamMover = z.infer<typeof teamMover>

/** What somebody is paid to, in part: the last digits of its number, the first letters of its owner's name. */
export const maskedPayee = z.object({ institutionName: z.string(), account: z.string(), name: z.string() })
