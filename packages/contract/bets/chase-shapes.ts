import * as z from 'zod/mini'
import { money } from '../kit/money.ts'
import { gameCode, instant, int } from '../kit/wire.ts'
import { odds } from '../lottery/shapes.ts'
import { chaseState } from './chase-state.ts'
import { betState, selection } from './shapes.ts'

export const chaseLineState = z.enum(['PENDING', 'PLACED', 'RELEASED', 'VOID'])

/** Why a line's stake went back to cash before it was bet. */
export const releaseReason = z.enum(['WON', 'CANCELLED', 'MISSED', 'VOID'])

/** Most issues of one plan. */
export const MOST_ISSUES = 120

export const issueAhead = z.object({ numero: z.string(), sealAt: instant, drawAt: instant })
export type IssueAhead = z.infer<typeof issueAhead>

export const planLine = z.extend(issueAhead, {
  multiple: int(),
  stake: money,
  /** PENDING: locked. PLACED: bet. RELEASED: given back unbet. VOID: bet and given back. */
  state: chaseLineState,
  reason: z.nullable(releaseReason),
  betId: z.nullable(z.string()),
  betState: z.nullable(betState),
  payout: z.nullable(money),
})
export type PlanLine = z.infer<typeof planLine>

export const plan = z.object({
  planId: z.string(),
  gameCode,
  gameName: z.string(),
  play: z.string(),
  selection,
  /** By key of the selection, how many tokens of its list are left out here; absent where it is whole. */
  omitted: z.optional(z.record(z.string(), int())),
  notes: int(),
  unit: z.string(),
  mode: z.string(),
  prizeGroup: z.nullable(int()),
  odds: z.nullable(odds),
  stopOnWin: z.boolean(),
  /** ACTIVE while a line is pending; then all had their turn, a win ended it, or its owner. */
  state: chaseState,
  issues: int(),
  /** Issues that have been bet on. */
  placed: int(),
  /** All stakes, as they were locked when the plan was made. */
  total: money,
  /** What is locked now, has been bet, and went back unbet or void. */
  locked: money,
  staked: money,
  released: money,
  payout: money,
  createdAt: instant,
  endedAt: z.nullable(instant),
  /** Present where it was stopped by a win that no longer holds, as its issue was corrected or called off: what went back is not locked again. */
  winWithdrawn: z.optional(z.literal(true)),
})
export type Plan = z.infer<typeof plan>

export const planDetail = z.object({ plan, lines: z.array(planLine) })
export type PlanDetail = z.infer<typeof planDetail>

export const planAnswer = z.extend(planDetail, { balance: money, serverNow: instant })
