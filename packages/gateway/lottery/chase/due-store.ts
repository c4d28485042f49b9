import { and, eq, exists, inArray, isNotNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/open.ts'
import { bet } from '../bets/schema.ts'
import { chaseLine, chasePlan } from './schema.ts'
import { lotteryIssue } from '../schema.ts'
import { drawFeed } from '../feed/schema.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import type { PlanRow } from './store.ts'

type BetState = (typeof bet.$inferSelect)['state']

const hasBet = (queryable: Queryable, ...states: readonly BetState[]) =>
  queryable
    .select({ one: sql`1` })
    .from(bet)
    .where(and(eq(bet.planId, chasePlan.id), sql`${bet.state} in ${states}`))

const issueOfLine = and(eq(lotteryIssue.gameCode, chaseLine.gameCode), eq(lotteryIssue.numero, chaseLine.numero))

/**
 * Lines whose issue takes bets now. Where a win ends the plan, a line waits for what earlier ones come to, yet no longer than to the
 * last quarter of the time to bet, at most a minute: only a sealed issue goes on after a win, not an undecided one by default. `late`:
 * lines whose issue is not sealed, although its betting is over.
 */
const dueNow = (queryable: Queryable, now: Date, late: boolean) => {
  const at = sql`${now.toISOString()}::timestamptz`
  const { openAt, sealAt, state } = lotteryIssue
  const lastCall = sql`${sealAt} - least(interval '1 minute', (${sealAt} - ${openAt}) / 4) <= ${at}`
  return and(
    sql`${state} in ('SCHEDULED', 'OPEN') and ${openAt} <= ${at} and (${sealAt} > ${at} or ${late})`,
    eq(chaseLine.state, 'PENDING'),
    sql`(not ${chasePlan.stopOnWin} or (${notExists(hasBet(queryable, 'WON'))} and (${lastCall} or ${notExists(hasBet(queryable, 'WAITING'))})))`,
  )
}

export interface DueLine {
  readonly planId: string
  readonly numero: string
  readonly currency: string
}

export const dueLines = (queryable: Queryable, now: Date): Promise<DueLine[]> =>
  queryable
    .select({ planId: chaseLine.planId, numero: chaseLine.numero, currency: chasePlan.currency })
    .from(lotteryIssue)
    .innerJoin(chaseLine, issueOfLine)
    .innerJoin(chasePlan, eq(chasePlan.id, chaseLine.planId))
    .where(dueNow(queryable, now, false))

/** A due line with its plan and issue, for this transaction alone; undefined when another instance has it, or it is due no more. */
export const lockDueLine = async (tx: Tx, { planId, numero }: DueLine, now: Date, late: boolean) =>
  (
    await tx
      .select({ plan: chasePlan, line: chaseLine, issueId: lotteryIssue.id })
      .from(chaseLine)
      .innerJoin(chasePlan, eq(chasePlan.id, chaseLine.planId))
      .innerJoin(lotteryIssue, issueOfLine)
      .where(and(eq(chaseLine.planId, planId), eq(chaseLine.numero, numero), dueNow(tx, now, late)))
      .for('update', { of: [chasePlan, chaseLine], skipLocked: true })
  )[0]

/** The lines that plans hold on an issue. */
export const pendingLines = (queryable: Queryable, { gameCode, numero }: Pick<IssueRow, 'gameCode' | 'numero'>): Promise<DueLine[]> =>
  queryable
    .select({ planId: chaseLine.planId, numero: chaseLine.numero, currency: chasePlan.currency })
    .from(chaseLine)
    .innerJoin(chasePlan, eq(chasePlan.id, chaseLine.planId))
    .where(and(eq(chaseLine.gameCode, gameCode), eq(chaseLine.numero, numero), eq(chaseLine.state, 'PENDING')))

/** Whether an earlier issue of the lottery, whose draw is due and needs nobody, is not settled yet. */
export const isEarlierUndecided = async (
  queryable: Queryable,
  { gameCode, drawAt }: Pick<IssueRow, 'gameCode' | 'drawAt'>,
  now: Date,
): Promise<boolean> =>
  (
    await queryable
      .select({ id: lotteryIssue.id })
      .from(lotteryIssue)
      .where(
        and(
          eq(lotteryIssue.gameCode, gameCode),
          lt(lotteryIssue.drawAt, drawAt),
          lte(lotteryIssue.drawAt, now),
          inArray(lotteryIssue.state, ['SCHEDULED', 'OPEN', 'SEALED', 'DRAWN']),
          or(
            isNotNull(lotteryIssue.seed),
            exists(queryable.select({ one: sql`1` }).from(drawFeed).where(eq(drawFeed.issueId, lotteryIssue.id))),
          ),
        ),
      )
      .limit(1)
  ).length > 0

/** Plans that a win has to end. */
export const wonPlans = (queryable: Queryable): Promise<{ id: string }[]> =>
  queryable
    .select({ id: chasePlan.id })
    .from(chasePlan)
    .where(and(eq(chasePlan.state, 'ACTIVE'), chasePlan.stopOnWin, exists(hasBet(queryable, 'WON'))))

export interface MissedLine {
  readonly planId: string
  readonly numero: string
  /** Whether its issue was called off. */
  readonly void: boolean
}

/** Lines on an issue that was called off and that wait for it still. */
export const voidLines = async (queryable: Queryable, gameCode: string, numero: string): Promise<MissedLine[]> =>
  (
    await queryable
      .select({ planId: chaseLine.planId, numero: chaseLine.numero })
      .from(chaseLine)
      .innerJoin(lotteryIssue, and(issueOfLine, eq(lotteryIssue.state, 'VOID')))
      .where(and(eq(chaseLine.gameCode, gameCode), eq(chaseLine.numero, numero), eq(chaseLine.state, 'PENDING')))
  ).map((line) => ({ ...line, void: true }))

/** Pending lines that can be bet no more: their time is over, and their issue is sealed, or it is void or was never made. */
export const missedLines = (queryable: Queryable, now: Date): Promise<MissedLine[]> => {
  const at = sql`${now.toISOString()}::timestamptz`
  return queryable
    .select({ planId: chaseLine.planId, numero: chaseLine.numero, void: sql<boolean>`coalesce(${lotteryIssue.state} = 'VOID', false)` })
    .from(chaseLine)
    .leftJoin(lotteryIssue, issueOfLine)
    .where(
      and(
        eq(chaseLine.state, 'PENDING'),
        sql`${chaseLine.sealAt} <= ${at}`,
        sql`coalesce(${lotteryIssue.state} not in ('SCHEDULED', 'OPEN'), true)`,
      ),
    )
}

/** Ends plans of which nothing is pending and no bet waits; answers them. */
export const finishPlans = (queryable: Queryable, at: Date): Promise<PlanRow[]> =>
  queryable
    .update(chasePlan)
    .set({ state: 'DONE', endedAt: at })
    .where(
      and(
        eq(chasePlan.state, 'ACTIVE'),
        notExists(
          queryable
            .select({ one: sql`1` })
            .from(chaseLine)
            .where(and(eq(chaseLine.planId, chasePlan.id), eq(chaseLine.state, 'PENDING'))),
        ),
        notExists(hasBet(queryable, 'WAITING')),
      ),
    )
    .returning()
