import { and, between, desc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { callerView } from '../member/index.ts'
import { DOWN, type Key, type ScoreRow } from './leaderboard-store.ts'
import { leaderboardScore, leaderboardStep, leaderboardTie } from './schema.ts'
import { highestOf, slotOf, slotStart, stepOf } from './steps.ts'

type Moved = Pick<Key, 'score' | 'reachedAt'>

/** How many more or fewer there are of each. */
const changesOf = <Part extends object>(left: readonly Moved[], came: readonly Moved[], partOf: (key: Moved) => Part) => {
  const changes = new Map<string, Part & { players: number }>()
  const move = (by: number) => (key: Moved) => {
    const part = partOf(key)
    const name = JSON.stringify(part)
    const before = changes.get(name) ?? { ...part, players: 0 }
    changes.set(name, { ...before, players: before.players + by })
  }
  left.forEach(move(-1))
  came.forEach(move(1))
  return [...changes.values()].filter(({ players }) => players !== 0)
}

/** Counts what left its step and its slot and what came to one. The caller holds the run. */
export const moveSteps = async (tx: Tx, runId: string, left: readonly Moved[], came: readonly Moved[]): Promise<void> => {
  const steps = changesOf(left, came, ({ score }) => ({ runId, step: stepOf(score) }))
  const ties = changesOf(left, came, ({ score, reachedAt }) => ({ runId, score, slot: slotOf(reachedAt) }))
  if (steps.length > 0)
    await tx
      .insert(leaderboardStep)
      .values(steps)
      .onConflictDoUpdate({
        target: [leaderboardStep.runId, leaderboardStep.step],
        set: { players: sql`${leaderboardStep.players} + excluded.players` },
      })
  if (ties.length > 0)
    await tx
      .insert(leaderboardTie)
      .values(ties)
      .onConflictDoUpdate({
        target: [leaderboardTie.runId, leaderboardTie.score, leaderboardTie.slot],
        set: { players: sql`${leaderboardTie.players} + excluded.players` },
      })
}

const inRun = (runId: string): SQL => eq(leaderboardScore.runId, runId)
/** With the same score, and ahead or behind by when it was reached; as one comparison of rows, which the index can be entered by. */
const level = ({ score, reachedAt, memberId }: Key, way: 'ahead' | 'behind'): SQL =>
  and(
    eq(leaderboardScore.score, score),
    sql`(${leaderboardScore.reachedAt}, ${leaderboardScore.memberId}) ${sql.raw(way === 'ahead' ? '<' : '>')} (${reachedAt.toISOString()}::timestamptz, ${memberId}::uuid)`,
  )!

const sum = sql<number>`coalesce(sum(players), 0)::int`

/** The place that a score has: one more than are ahead of it, of which most are counted already. */
export const placeOf = async (db: Queryable, runId: string, key: Key): Promise<number> => {
  const { score, reachedAt } = key
  const step = stepOf(score)
  const slot = slotOf(reachedAt)
  const [above, higher, earlier, level_] = await Promise.all([
    db
      .select({ players: sum })
      .from(leaderboardStep)
      .where(and(eq(leaderboardStep.runId, runId), gt(leaderboardStep.step, step))),
    db
      .select({ players: sum })
      .from(leaderboardTie)
      .where(and(eq(leaderboardTie.runId, runId), gt(leaderboardTie.score, score), lte(leaderboardTie.score, highestOf(step)))),
    db
      .select({ players: sum })
      .from(leaderboardTie)
      .where(and(eq(leaderboardTie.runId, runId), eq(leaderboardTie.score, score), lt(leaderboardTie.slot, slot))),
    db.$count(leaderboardScore, and(inRun(runId), gte(leaderboardScore.reachedAt, slotStart(slot)), level(key, 'ahead'))),
  ])
  return 1 + [above, higher, earlier].reduce((all, [row]) => all + (row?.players ?? 0), level_)
}

export interface Named extends ScoreRow {
  readonly account: string
}

/** Rows in their order with whose they are: what is looked up of members is looked up for these alone. */
const named = (db: Queryable, where: SQL | undefined, order: readonly SQL[], limit: number, offset = 0): Promise<Named[]> => {
  const page = db
    .select()
    .from(leaderboardScore)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page')
  const owner = callerView(db)
  const { runId, memberId, score, reachedAt, place, prize, paidAt } = page
  const again = [sql`${score} desc`, sql`${reachedAt}`, sql`${memberId}`]
  return db
    .select({ runId, memberId, score, reachedAt, place, prize, paidAt, account: owner.account })
    .from(page)
    .innerJoin(owner, eq(owner.memberId, memberId))
    .orderBy(...again)
}

/** `DOWN` read from its end. */
const UP = [sql`${leaderboardScore.score} asc nulls first`, desc(leaderboardScore.reachedAt), desc(leaderboardScore.memberId)]

/** Where to enter the order for a place, and how many to pass over from there. */
const entryOf = async (db: Queryable, runId: string, place: number): Promise<{ score: number; slot: number; over: number } | undefined> => {
  const [step] = await rowsOf<{ step: number; above: number }>(
    db,
    sql`select step, above::int from (
        select step, players, sum(players) over (order by step desc) - players as above from ${leaderboardStep} where run_id = ${runId}::uuid
      ) s where above + players >= ${place}::int order by step desc limit 1`,
  )
  if (!step) return undefined
  const left = place - step.above
  const [lowest, highest] = [step.step === 0 ? 0 : highestOf(step.step - 1) + 1, highestOf(step.step)]
  const [tie] = await rowsOf<{ score: string; slot: number; above: number }>(
    db,
    sql`select score::text, slot, above::int from (
        select score, slot, players, sum(players) over (order by score desc, slot) - players as above from ${leaderboardTie}
        where ${and(eq(leaderboardTie.runId, runId), between(leaderboardTie.score, lowest, highest))}
      ) t where above + players >= ${left}::int order by score::bigint desc, slot limit 1`,
  )
  return tie && { score: Number(tie.score), slot: tie.slot, over: left - 1 - tie.above }
}

/** From a place on, the first first. */
export const rowsFrom = async (db: Queryable, runId: string, place: number, limit: number): Promise<Named[]> => {
  if (place === 1) return named(db, inRun(runId), DOWN, limit)
  const entry = await entryOf(db, runId, place)
  if (!entry) return []
  const { score, slot, over } = entry
  const same = and(inRun(runId), eq(leaderboardScore.score, score), gte(leaderboardScore.reachedAt, slotStart(slot)))
  const rows = await named(db, same, DOWN, limit, over)
  if (rows.length === limit) return rows
  return [...rows, ...(await named(db, and(inRun(runId), lt(leaderboardScore.score, score)), DOWN, limit - rows.length))]
}

/** Somebody's own row with so many before and after it, in their order; nothing for who has no score. */
export const rowsAround = async (
  db: Queryable,
  runId: string,
  memberId: string,
  most: number,
): Promise<{ own: Named; ahead: Named[]; behind: Named[] } | undefined> => {
  const [own] = await named(db, and(inRun(runId), eq(leaderboardScore.memberId, memberId)), DOWN, 1)
  if (!own) return undefined
  const near = async (way: 'ahead' | 'behind'): Promise<Named[]> => {
    const order = way === 'ahead' ? UP : DOWN
    const same = await named(db, and(inRun(runId), level(own, way)), order, most)
    if (same.length === most) return same
    const beyond = way === 'ahead' ? gt(leaderboardScore.score, own.score) : lt(leaderboardScore.score, own.score)
    const others = await named(db, and(inRun(runId), beyond), order, most - same.length)
    return way === 'ahead' ? [...others, ...same] : [...same, ...others]
  }
  const [ahead, behind] = await Promise.all([near('ahead'), near('behind')])
  return { own, ahead, behind }
}
