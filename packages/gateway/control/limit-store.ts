import type { LimitKind, LimitPeriod } from '@portico/contract/control/shapes'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { playLimit, playRaise } from './schema.ts'

/** Whose limit, and which. `currency` is empty where the kind is TIME. */
export interface LimitKey {
  readonly memberId: string
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly currency: string
}

export type LimitRow = typeof playLimit.$inferSelect
export type RaiseRow = typeof playRaise.$inferSelect

const isLimit = ({ memberId, kind, period, currency }: LimitKey) =>
  and(eq(playLimit.memberId, memberId), eq(playLimit.kind, kind), eq(playLimit.period, period), eq(playLimit.currency, currency))

const isRaise = ({ memberId, kind, period, currency }: LimitKey) =>
  and(
    eq(playRaise.memberId, memberId),
    eq(playRaise.kind, kind),
    eq(playRaise.period, period),
    eq(playRaise.currency, currency),
    eq(playRaise.state, 'WAITING'),
  )

export const limitsOf = (db: Queryable, memberId: string): Promise<LimitRow[]> =>
  db.select().from(playLimit).where(eq(playLimit.memberId, memberId))

export const findLimit = async (db: Queryable, key: LimitKey): Promise<LimitRow | undefined> =>
  (await db.select().from(playLimit).where(isLimit(key)))[0]

/** Writes a first limit, or another one over it. A higher one needs a confirmed request: the database sees to that. */
export const writeLimit = async (tx: Tx, key: LimitKey, amount: bigint, at: Date): Promise<void> => {
  await tx
    .insert(playLimit)
    .values({ ...key, amount, setAt: at })
    .onConflictDoUpdate({
      target: [playLimit.memberId, playLimit.kind, playLimit.period, playLimit.currency],
      set: { amount, setAt: at },
    })
}

export const removeLimit = async (tx: Tx, key: LimitKey): Promise<void> => {
  await tx.delete(playLimit).where(isLimit(key))
}

/** The requests that wait for a second yes and have not lapsed. */
export const raisesOf = (db: Queryable, memberId: string, now: Date): Promise<RaiseRow[]> =>
  db
    .select()
    .from(playRaise)
    .where(
      and(eq(playRaise.memberId, memberId), eq(playRaise.state, 'WAITING'), sql`${playRaise.lapsesAt} > ${now.toISOString()}::timestamptz`),
    )

export const lockRaise = async (tx: Tx, key: LimitKey): Promise<RaiseRow | undefined> =>
  (await tx.select().from(playRaise).where(isRaise(key)).for('update'))[0]

export const setRaiseState = async (tx: Tx, id: number, state: RaiseRow['state']): Promise<void> => {
  await tx.update(playRaise).set({ state }).where(eq(playRaise.id, id))
}

export const insertRaise = async (tx: Tx, row: typeof playRaise.$inferInsert): Promise<void> => {
  await tx.insert(playRaise).values(row)
}

/** The current day, week and month of the merchant's calendar: when each began and when the next does. */
export const readWindows = async (db: Queryable, at: Date, zone: string) => {
  const instant = sql`${at.toISOString()}::timestamptz`
  const rows = await rowsOf<{ period: LimitPeriod; since: string; next: string }>(
    db,
    sql`select p.period, to_json(play_window(p.period, ${instant}, ${zone}::text, 0)) #>> '{}' as since,
      to_json(play_window(p.period, ${instant}, ${zone}::text, 1)) #>> '{}' as next
      from unnest(array['DAY', 'WEEK', 'MONTH']) as p(period)`,
  )
  return rows.map(({ period, since, next }) => ({ period, since: new Date(since), next: new Date(next) }))
}
export type PlayWindow = Awaited<ReturnType<typeof readWindows>>[number]
