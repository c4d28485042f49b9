import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, min, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/open.ts'
import { drawFeed } from '../feed/schema.ts'
import { lotteryIssue } from '../schema.ts'

export type IssueRow = typeof lotteryIssue.$inferSelect
export type NewIssue = Pick<IssueRow, 'gameCode' | 'numero' | 'openAt' | 'sealAt' | 'drawAt' | 'seed' | 'commitment'>

export const findIssue = async (queryable: Queryable, gameCode: string, numero: string): Promise<IssueRow | undefined> =>
  (
    await queryable
      .select()
      .from(lotteryIssue)
      .where(and(eq(lotteryIssue.gameCode, gameCode), eq(lotteryIssue.numero, numero)))
  )[0]

/** The issues still to be drawn by the clock, the earliest first; one that was called off, or drawn by a clock that ran ahead, is none. */
export const issuesAhead = (queryable: Queryable, gameCode: string, now: Date, limit: number): Promise<IssueRow[]> =>
  queryable
    .select()
    .from(lotteryIssue)
    .where(
      and(eq(lotteryIssue.gameCode, gameCode), gt(lotteryIssue.drawAt, now), inArray(lotteryIssue.state, ['SCHEDULED', 'OPEN', 'SEALED'])),
    )
    .orderBy(asc(lotteryIssue.drawAt))
    .limit(limit)

/** Whether the lottery has an issue that is not drawn yet. */
export const hasIssueAt = async (queryable: Queryable, gameCode: string, now: Date): Promise<boolean> =>
  (await issuesAhead(queryable, gameCode, now, 1)).length > 0

export interface PastPage {
  readonly limit: number
  /** Only issues before the one of this number. */
  readonly before?: string | undefined
  /** Only issues from this draw on. */
  readonly from?: Date | undefined
}

const past = (
  queryable: Queryable,
  gameCode: string,
  states: readonly IssueRow['state'][],
  { limit, before, from }: PastPage,
): Promise<IssueRow[]> =>
  queryable
    .select()
    .from(lotteryIssue)
    .where(
      and(
        eq(lotteryIssue.gameCode, gameCode),
        inArray(lotteryIssue.state, [...states]),
        before === undefined
          ? undefined
          : lt(
              lotteryIssue.drawAt,
              sql`(select b.draw_at from ${lotteryIssue} b where b.game_code = ${gameCode} and b.numero = ${before})`,
            ),
        from === undefined ? undefined : gte(lotteryIssue.drawAt, from),
      ),
    )
    .orderBy(desc(lotteryIssue.drawAt))
    .limit(limit)

/** Drawn issues, the latest first. */
export const drawnIssues = (queryable: Queryable, gameCode: string, page: PastPage): Promise<IssueRow[]> =>
  past(queryable, gameCode, ['DRAWN', 'SETTLED'], page)

/** Issues that were called off, the latest first. */
export const voidIssues = (queryable: Queryable, gameCode: string, page: PastPage): Promise<IssueRow[]> =>
  past(queryable, gameCode, ['VOID'], page)

/** Puts an issue into the timetable; undefined when it is there already. */
export const insertIssue = async (queryable: Queryable, issue: NewIssue): Promise<bigint | undefined> =>
  (
    await queryable
      .insert(lotteryIssue)
      .values({ ...issue, state: 'SCHEDULED' })
      .onConflictDoNothing()
      .returning({ id: lotteryIssue.id })
  )[0]?.id

/** Puts issues into the timetable; those there already are left alone. */
export const insertIssues = async (queryable: Queryable, issues: readonly NewIssue[]): Promise<void> => {
  if (issues.length === 0) return
  await queryable
    .insert(lotteryIssue)
    .values(issues.map((issue) => ({ ...issue, state: 'SCHEDULED' as const })))
    .onConflictDoNothing()
}

/** Takes the next waiting result for this transaction; undefined when none waits. */
export const lockNextFeed = async (tx: Tx, gameCode: string): Promise<bigint | undefined> =>
  (
    await tx
      .select({ id: drawFeed.id })
      .from(drawFeed)
      .where(and(eq(drawFeed.gameCode, gameCode), isNull(drawFeed.issueId)))
      .orderBy(asc(drawFeed.id))
      .limit(1)
      .for('update', { skipLocked: true })
  )[0]?.id

export const assignFeed = async (tx: Tx, feedId: bigint, issueId: bigint): Promise<void> => {
  await tx.update(drawFeed).set({ issueId }).where(eq(drawFeed.id, feedId))
}

/** Puts the result reserved for the issue back into the queue. */
export const releaseFeed = async (tx: Tx, issueId: bigint): Promise<void> => {
  await tx.update(drawFeed).set({ issueId: null }).where(eq(drawFeed.issueId, issueId))
}

export const feedOf = async (queryable: Queryable, issueId: bigint): Promise<Draw | undefined> =>
  (await queryable.select({ draw: drawFeed.draw }).from(drawFeed).where(eq(drawFeed.issueId, issueId)))[0]?.draw

export const waitingFeed = (queryable: Queryable, gameCode: string): Promise<number> =>
  queryable.$count(drawFeed, and(eq(drawFeed.gameCode, gameCode), isNull(drawFeed.issueId)))

export type FeedRow = Pick<typeof drawFeed.$inferSelect, 'gameCode' | 'sourceIssue' | 'sourceDate' | 'draw'>

/** Queues results in their order; those queued before are left alone. Answers how many were new. */
export const insertFeed = async (queryable: Queryable, rows: readonly FeedRow[]): Promise<number> =>
  (
    await queryable
      .insert(drawFeed)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ id: drawFeed.id })
  ).length

/** Issues of these lotteries whose betting is over and whose draw has begun without a result yet. */
export const issuesInDraw = (queryable: Queryable, gameCodes: readonly string[], now: Date): Promise<IssueRow[]> =>
  queryable
    .select()
    .from(lotteryIssue)
    .where(and(inArray(lotteryIssue.gameCode, [...gameCodes]), eq(lotteryIssue.state, 'SEALED'), lte(lotteryIssue.drawAt, now)))

/** The issues of one number of several lotteries. */
export const issuesOf = (queryable: Queryable, gameCodes: readonly string[], numero: string): Promise<IssueRow[]> =>
  queryable
    .select()
    .from(lotteryIssue)
    .where(and(inArray(lotteryIssue.gameCode, [...gameCodes]), eq(lotteryIssue.numero, numero)))
    .orderBy(asc(lotteryIssue.id))

/** The issues of one number of several lotteries, which keep their outcome until the transaction ends. */
export const holdIssues = (tx: Tx, gameCodes: readonly string[], numero: string): Promise<IssueRow[]> =>
  tx
    .select()
    .from(lotteryIssue)
    .where(and(inArray(lotteryIssue.gameCode, [...gameCodes]), eq(lotteryIssue.numero, numero)))
    .orderBy(asc(lotteryIssue.id))
    .for('share')

/** A lottery whose result is that of others. */
export type Joined = readonly [gameCode: string, stations: readonly string[]]

/** An issue whose stations all have a result or were called off. */
const isJoined = ([gameCode, stations]: Joined): SQL | undefined =>
  and(
    eq(lotteryIssue.gameCode, gameCode),
    sql`not exists (select 1 from ${lotteryIssue} s where ${inArray(sql`s.game_code`, [...stations])} and s.numero = ${lotteryIssue.numero}
      and s.state in ('SCHEDULED','OPEN','SEALED'))`,
  )

/** Issues whose next step is due: opening, sealing, drawing (once there is a seed or a result) or settling. The earliest draw first. */
export const dueIssues = (queryable: Queryable, now: Date, joined: readonly Joined[] = []): Promise<IssueRow[]> =>
  queryable
    .select()
    .from(lotteryIssue)
    .where(
      // As its index says it, so that it is used.
      sql`(${lotteryIssue.state} in ('SCHEDULED','OPEN','SEALED','DRAWN') or (${lotteryIssue.state} = 'VOID' and ${lotteryIssue.settledAt} is null)) and (
        (${lotteryIssue.state} = 'SCHEDULED' and ${lte(lotteryIssue.openAt, now)}) or
        (${lotteryIssue.state} = 'OPEN' and ${lte(lotteryIssue.sealAt, now)}) or
        (${lotteryIssue.state} = 'SEALED' and ${lte(lotteryIssue.drawAt, now)} and
          (${lotteryIssue.seed} is not null or exists (select 1 from ${drawFeed} f where f.issue_id = ${lotteryIssue.id}) or
            ${or(sql`false`, ...joined.map(isJoined))})) or
        ${lotteryIssue.state} in ('DRAWN', 'VOID'))`,
    )
    .orderBy(asc(lotteryIssue.drawAt), asc(lotteryIssue.id))

/** The first instant after `now` at which an issue opens, is sealed or is drawn. */
export const nextStepAt = async (queryable: Queryable, now: Date): Promise<Date | undefined> => {
  const steps = [
    ['SCHEDULED', lotteryIssue.openAt],
    ['OPEN', lotteryIssue.sealAt],
    ['SEALED', lotteryIssue.drawAt],
  ] as const
  const firsts = await Promise.all(
    steps.map(([state, at]) =>
      queryable
        .select({ at: min(at) })
        .from(lotteryIssue)
        .where(and(eq(lotteryIssue.state, state), gt(at, now))),
    ),
  )
  return firsts.flatMap(([first]) => first?.at ?? []).sort((one, other) => one.getTime() - other.getTime())[0]
}

/**
 * The issue's row for this transaction alone, if it still is in the state. FOR UPDATE waits for every bet under way on it (they
 * hold FOR KEY SHARE) and makes later ones wait, which a plain UPDATE of the state would not.
 */
export const lockIssue = async (tx: Tx, id: bigint, state: IssueRow['state']): Promise<IssueRow | undefined> =>
  (
    await tx
      .select()
      .from(lotteryIssue)
      .where(and(eq(lotteryIssue.id, id), eq(lotteryIssue.state, state)))
      .for('update')
  )[0]

export const changeIssue = async (queryable: Queryable, id: bigint, change: Partial<IssueRow>): Promise<void> => {
  await queryable.update(lotteryIssue).set(change).where(eq(lotteryIssue.id, id))
}
