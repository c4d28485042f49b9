import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Units } from '@portico/contract/kit/money'
import type { Queryable, Tx } from '../../db/open.ts'
import { bet } from '../bets/schema.ts'
import { chaseLine, chasePlan } from './schema.ts'

export type PlanRow = typeof chasePlan.$inferSelect
export type LineRow = typeof chaseLine.$inferSelect
export type Reason = NonNullable<LineRow['reason']>

export const insertPlan = async (tx: Tx, plan: PlanRow, lines: readonly LineRow[]): Promise<void> => {
  await tx.insert(chasePlan).values(plan)
  await tx.insert(chaseLine).values([...lines])
}

/** The plan's row for this transaction alone: whatever changes its lines takes it first. */
export const lockPlan = async (tx: Tx, planId: string): Promise<PlanRow | undefined> =>
  (await tx.select().from(chasePlan).where(eq(chasePlan.id, planId)).for('update'))[0]

const lineAndBet = {
  line: chaseLine,
  bet: { id: bet.id, issueId: bet.issueId, state: bet.state, payout: bet.payout },
} as const

/** A plan's lines in the order of their draws, each with its bet. */
export const linesOf = (queryable: Queryable, planId: string) =>
  queryable
    .select(lineAndBet)
    .from(chaseLine)
    .leftJoin(bet, and(eq(bet.planId, chaseLine.planId), eq(bet.numero, chaseLine.numero)))
    .where(eq(chaseLine.planId, planId))
    .orderBy(asc(chaseLine.drawAt))
export type LineWithBet = Awaited<ReturnType<typeof linesOf>>[number]

/** Unlocks pending lines of a plan that is locked; answers their stakes' sum. */
export const unlockLines = async (tx: Tx, planId: string, numeros: readonly string[], reason: Reason, at: Date): Promise<Units> => {
  const unlocked = await tx
    .update(chaseLine)
    .set({ state: 'RELEASED', reason, changedAt: at })
    .where(and(eq(chaseLine.planId, planId), inArray(chaseLine.numero, [...numeros]), eq(chaseLine.state, 'PENDING')))
    .returning({ stake: chaseLine.stake })
  return unlocked.reduce((sum, { stake }) => sum + stake, 0n)
}

export const changeLine = async (tx: Tx, planId: string, numero: string, change: Partial<LineRow>): Promise<void> => {
  await tx
    .update(chaseLine)
    .set(change)
    .where(and(eq(chaseLine.planId, planId), eq(chaseLine.numero, numero)))
}

export const endPlan = async (tx: Tx, planId: string, state: PlanRow['state'], at: Date): Promise<void> => {
  await tx.update(chasePlan).set({ state, endedAt: at }).where(eq(chasePlan.id, planId))
}

/** What a plan's lines come to, in SQL over `chaseLine` left joined with `bet`. */
const sumOf = (stake: SQL, when: SQL) => sql<string>`coalesce(sum(${stake}) filter (where ${when}), 0)::text`
const notVoid = sql`${bet.state} is distinct from 'VOID'`
const figures = {
  issues: count(),
  wins: sql<number>`(count(*) filter (where ${bet.state} = 'WON'))::int`,
  placed: sql<number>`(count(*) filter (where ${chaseLine.state} = 'PLACED'))::int`,
  total: sumOf(sql`${chaseLine.stake}`, sql`true`),
  locked: sumOf(sql`${chaseLine.stake}`, sql`${chaseLine.state} = 'PENDING'`),
  staked: sumOf(sql`${chaseLine.stake}`, sql`${chaseLine.state} = 'PLACED' and ${notVoid}`),
  released: sumOf(sql`${chaseLine.stake}`, sql`${chaseLine.state} = 'RELEASED' or ${bet.state} = 'VOID'`),
  payout: sumOf(sql`${bet.payout}`, notVoid),
} as const

const withFigures = (queryable: Queryable) =>
  queryable
    .select({ plan: chasePlan, ...figures })
    .from(chasePlan)
    .innerJoin(chaseLine, eq(chaseLine.planId, chasePlan.id))
    .leftJoin(bet, and(eq(bet.planId, chaseLine.planId), eq(bet.numero, chaseLine.numero)))
    .groupBy(chasePlan.id)
export type PlanFigures = Awaited<ReturnType<typeof withFigures>>[number]

/** A member's plan; undefined for another's. */
export const planOf = async (queryable: Queryable, memberId: string, planId: string): Promise<PlanFigures | undefined> =>
  (await withFigures(queryable).where(and(eq(chasePlan.id, planId), eq(chasePlan.memberId, memberId))))[0]

export interface PlanFilter {
  readonly memberId: string
  readonly gameCode?: string | undefined
  readonly state?: PlanRow['state'] | undefined
}

const matching = ({ memberId, gameCode, state }: PlanFilter) =>
  and(
    eq(chasePlan.memberId, memberId),
    gameCode === undefined ? undefined : eq(chasePlan.gameCode, gameCode),
    state === undefined ? undefined : eq(chasePlan.state, state),
  )

/** One page, newest first. */
export const plansOf = (queryable: Queryable, filter: PlanFilter, offset: number, limit: number): Promise<PlanFigures[]> =>
  withFigures(queryable).where(matching(filter)).orderBy(desc(chasePlan.createdAt), desc(chasePlan.id)).offset(offset).limit(limit)

export const countPlans = (queryable: Queryable, filter: PlanFilter): Promise<number> => queryable.$count(chasePlan, matching(filter))
