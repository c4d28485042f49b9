import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { leaderboardRun, leaderboardScore } from './schema.ts'

export type RunRow = typeof leaderboardRun.$inferSelect
export type ScoreRow = typeof leaderboardScore.$inferSelect
export type Key = Pick<ScoreRow, 'score' | 'reachedAt' | 'memberId'>

export const insertRun = async (tx: Tx, row: typeof leaderboardRun.$inferInsert): Promise<void> => {
  await tx.insert(leaderboardRun).values(row).onConflictDoNothing()
}

export const runsOf = (db: Queryable, missionId: string): Promise<RunRow[]> =>
  db.select().from(leaderboardRun).where(eq(leaderboardRun.missionId, missionId)).orderBy(desc(leaderboardRun.startsAt)).limit(40)

/** The latest first. */
export const latestRuns = (db: Queryable, most: number): Promise<RunRow[]> =>
  db.select().from(leaderboardRun).orderBy(desc(leaderboardRun.endsAt), leaderboardRun.id).limit(most)

export const unfinished = (db: Queryable): Promise<RunRow[]> =>
  db
    .select()
    .from(leaderboardRun)
    .where(inArray(leaderboardRun.state, ['OPEN', 'PAYING']))
    .orderBy(leaderboardRun.endsAt)

/** The row for this transaction alone; nothing where another instance is at it. */
export const holdRun = async (tx: Tx, id: string): Promise<RunRow | undefined> =>
  (await tx.select().from(leaderboardRun).where(eq(leaderboardRun.id, id)).for('update', { skipLocked: true }))[0]

export const changeRun = async (tx: Tx, id: string, change: Partial<RunRow>): Promise<void> => {
  await tx.update(leaderboardRun).set(change).where(eq(leaderboardRun.id, id))
}

export const scoresAmong = (db: Queryable, runId: string, members: readonly string[]): Promise<ScoreRow[]> =>
  db
    .select()
    .from(leaderboardScore)
    .where(and(eq(leaderboardScore.runId, runId), inArray(leaderboardScore.memberId, [...members])))

export const saveScores = async (tx: Tx, runId: string, keys: readonly Key[]): Promise<void> => {
  if (keys.length === 0) return
  await tx
    .insert(leaderboardScore)
    .values(keys.map((key) => ({ runId, ...key })))
    .onConflictDoUpdate({
      target: [leaderboardScore.runId, leaderboardScore.memberId],
      set: { score: sql`excluded.score`, reachedAt: sql`excluded.reached_at` },
    })
}

export const dropScores = async (tx: Tx, runId: string, members: readonly string[]): Promise<void> => {
  if (members.length === 0) return
  await tx.delete(leaderboardScore).where(and(eq(leaderboardScore.runId, runId), inArray(leaderboardScore.memberId, [...members])))
}

const inRun = (runId: string) => eq(leaderboardScore.runId, runId)

/** The first place first, word for word as the index has it: where nulls would stand is part of an order, and without it all are sorted for six of them. */
export const DOWN = [sql`${leaderboardScore.score} desc nulls last`, asc(leaderboardScore.reachedAt), asc(leaderboardScore.memberId)]

/** Writes the places with a prize; each step's prize for its places. */
export const writePlaces = async (
  tx: Tx,
  runId: string,
  steps: readonly { readonly first: number; readonly last: number; readonly amount: bigint }[],
): Promise<void> => {
  for (const { first, last, amount } of steps) {
    const rows = await tx
      .select({ memberId: leaderboardScore.memberId })
      .from(leaderboardScore)
      .where(inRun(runId))
      .orderBy(...DOWN)
      .limit(last - first + 1)
      .offset(first - 1)
    if (rows.length === 0) return
    const places = sql.join(
      rows.map(({ memberId }, index) => sql`(${memberId}::uuid, ${first + index}::int)`),
      sql`, `,
    )
    await tx.execute(
      sql`update ${leaderboardScore} set place = p.place, prize = ${String(amount)}::bigint from (values ${places}) as p(member_id, place)
        where run_id = ${runId}::uuid and ${leaderboardScore.memberId} = p.member_id`,
    )
  }
}

/** Prizes that are not paid yet, the first place first. */
export const unpaid = (tx: Tx, runId: string, limit: number): Promise<ScoreRow[]> =>
  tx
    .select()
    .from(leaderboardScore)
    .where(and(inRun(runId), isNotNull(leaderboardScore.prize), isNull(leaderboardScore.paidAt)))
    .orderBy(leaderboardScore.place)
    .limit(limit)

export const changeScore = async (tx: Tx, runId: string, memberId: string, change: Partial<ScoreRow>): Promise<void> => {
  await tx
    .update(leaderboardScore)
    .set(change)
    .where(and(inRun(runId), eq(leaderboardScore.memberId, memberId)))
}
