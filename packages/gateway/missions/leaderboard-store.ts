import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { callerView } from '../member/index.ts'
import { leaderboardRun, leaderboardScore, leaderboardStep } from './schema.ts'
import { highestOf, stepOf } from './steps.ts'

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

/** Moves what left a step and what came to one. The caller holds the run. */
export const moveSteps = async (tx: Tx, runId: string, left: readonly number[], came: readonly number[]): Promise<void> => {
  const changes = new Map<number, number>()
  for (const score of left) changes.set(stepOf(score), (changes.get(stepOf(score)) ?? 0) - 1)
  for (const score of came) changes.set(stepOf(score), (changes.get(stepOf(score)) ?? 0) + 1)
  const rows = [...changes].filter(([, players]) => players !== 0).map(([step, players]) => ({ runId, step, players }))
  if (rows.length === 0) return
  await tx
    .insert(leaderboardStep)
    .values(rows)
    .onConflictDoUpdate({
      target: [leaderboardStep.runId, leaderboardStep.step],
      set: { players: sql`${leaderboardStep.players} + excluded.players` },
    })
}

const inRun = (runId: string): SQL => eq(leaderboardScore.runId, runId)
/** With the same score, and ahead or behind by when it was reached. */
const level = ({ score, reachedAt, memberId }: Key, way: 'ahead' | 'behind'): SQL =>
  and(
    eq(leaderboardScore.score, score),
    way === 'ahead'
      ? or(
          lt(leaderboardScore.reachedAt, reachedAt),
          and(eq(leaderboardScore.reachedAt, reachedAt), lt(leaderboardScore.memberId, memberId)),
        )
      : or(
          gt(leaderboardScore.reachedAt, reachedAt),
          and(eq(leaderboardScore.reachedAt, reachedAt), gt(leaderboardScore.memberId, memberId)),
        ),
  )!

/** The place that a score has: one more than are ahead of it. */
export const placeOf = async (db: Queryable, runId: string, key: Key): Promise<number> => {
  const step = stepOf(key.score)
  const [above] = await db
    .select({ players: sql<number>`coalesce(sum(${leaderboardStep.players}), 0)::int` })
    .from(leaderboardStep)
    .where(and(eq(leaderboardStep.runId, runId), gt(leaderboardStep.step, step)))
  const within = and(gt(leaderboardScore.score, key.score), lte(leaderboardScore.score, highestOf(step)))
  return (
    1 +
    (above?.players ?? 0) +
    (await db.$count(leaderboardScore, and(inRun(runId), within))) +
    (await db.$count(leaderboardScore, and(inRun(runId), level(key, 'ahead'))))
  )
}

export interface Named extends ScoreRow {
  readonly account: string
}

const named = (db: Queryable) => {
  const owner = callerView(db)
  const { runId, memberId, score, reachedAt, place, prize } = leaderboardScore
  return db
    .select({ runId, memberId, score, reachedAt, place, prize, paidAt: leaderboardScore.paidAt, account: owner.account })
    .from(leaderboardScore)
    .innerJoin(owner, eq(owner.memberId, leaderboardScore.memberId))
    .$dynamic()
}

const DOWN = [desc(leaderboardScore.score), asc(leaderboardScore.reachedAt), asc(leaderboardScore.memberId)]
const UP = [asc(leaderboardScore.score), desc(leaderboardScore.reachedAt), desc(leaderboardScore.memberId)]

/** From a place on, the first first. */
export const rowsFrom = (db: Queryable, runId: string, place: number, limit: number): Promise<Named[]> =>
  named(db)
    .where(inRun(runId))
    .orderBy(...DOWN)
    .limit(limit)
    .offset(place - 1)

/** Somebody's own row with so many before and after it, in their order; nothing for who has no score. */
export const rowsAround = async (
  db: Queryable,
  runId: string,
  memberId: string,
  most: number,
): Promise<{ own: Named; ahead: Named[]; behind: Named[] } | undefined> => {
  const [own] = await named(db).where(and(inRun(runId), eq(leaderboardScore.memberId, memberId)))
  if (!own) return undefined
  const near = async (way: 'ahead' | 'behind'): Promise<Named[]> => {
    const order = way === 'ahead' ? UP : DOWN
    const same = await named(db)
      .where(and(inRun(runId), level(own, way)))
      .orderBy(...order)
      .limit(most)
    if (same.length === most) return same
    const beyond = way === 'ahead' ? gt(leaderboardScore.score, own.score) : lt(leaderboardScore.score, own.score)
    const others = await named(db)
      .where(and(inRun(runId), beyond))
      .orderBy(...order)
      .limit(most - same.length)
    return [...same, ...others]
  }
  return { own, ahead: (await near('ahead')).toReversed(), behind: await near('behind') }
}

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
