import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Rate } from '@portico/commission/kit/money'
import { rateInGroup } from '@portico/commission/rebate/groups'
import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { Queryable, Tx } from '../db/open.ts'
import { rebateRate } from './schema.ts'

export type StepRow = typeof rebateRate.$inferSelect

const stands = isNull(rebateRate.replacedAt)

/** Every step of these accounts that held or will, the earliest first. */
export const stepsOf = (db: Queryable, memberIds: readonly string[]): Promise<StepRow[]> =>
  db
    .select()
    .from(rebateRate)
    .where(and(sql`${rebateRate.memberId} = any(${sql.param([...memberIds])}::uuid[])`, stands))
    .orderBy(asc(rebateRate.from))

/** The latest steps of an account, those to come first. */
export const historyOf = (db: Queryable, memberId: string, most: number): Promise<StepRow[]> =>
  db
    .select()
    .from(rebateRate)
    .where(and(eq(rebateRate.memberId, memberId), stands))
    .orderBy(desc(rebateRate.from), asc(rebateRate.category))
    .limit(most)

export const hasSteps = async (db: Queryable, memberId: string, category: RebateCategory): Promise<boolean> =>
  (await db.$count(rebateRate, and(eq(rebateRate.memberId, memberId), eq(rebateRate.category, category)))) > 0

/** Writes a step in the place of those of the category that were to hold from then on. */
export const insertStep = async (tx: Tx, row: typeof rebateRate.$inferInsert): Promise<void> => {
  await tx
    .update(rebateRate)
    .set({ replacedAt: row.setAt })
    .where(and(eq(rebateRate.memberId, row.memberId), eq(rebateRate.category, row.category), gte(rebateRate.from, row.from), stands))
  await tx.insert(rebateRate).values(row)
}

/** A highest prize group that was set by itself, and no rate with it. */
export interface Regrouping {
  /** An id for each of the two steps. */
  readonly ids: readonly [before: string, after: string]
  readonly memberId: string
  readonly joinedAt: Date
  readonly before: Rate
}

const list = (values: readonly (string | bigint)[]) => sql`string_to_array(${values.join(',')}, ',')`

/**
 * Puts down what highest prize groups came to as lottery rates before, where no step says so, and what they come to from `at` on. Lower ones that
 * were to come still will.
 */
export const insertRegrouped = async (
  tx: Tx,
  rows: readonly Regrouping[],
  { rate, baseGroup, at: from, setBy }: Pick<StepRow, 'rate' | 'baseGroup' | 'setBy'> & { readonly at: Date },
): Promise<void> => {
  if (rows.length === 0) return
  const now = sql`${from.toISOString()}::timestamptz`
  const changed = sql`unnest(${list(rows.map(({ memberId }) => memberId))}::uuid[], ${list(rows.map(({ ids }) => ids[0]))}::uuid[],
    ${list(rows.map(({ ids }) => ids[1]))}::uuid[], ${list(rows.map(({ before }) => before))}::bigint[],
    ${list(rows.map(({ joinedAt }) => joinedAt.toISOString()))}::timestamptz[]) as c(member_id, first_id, id, before, joined_at)`
  await tx.execute(sql`
    insert into ${rebateRate} (id, member_id, category, rate, base_group, from_at, set_by, set_at, followed_at)
    select c.first_id, c.member_id, 'LOTTERY', c.before, ${baseGroup}::int, c.joined_at, '', ${now}, ${now} from ${changed}
    where c.joined_at < ${now} and not exists (select 1 from ${rebateRate} r where r.member_id = c.member_id and r.category = 'LOTTERY')`)
  await tx.execute(sql`
    update ${rebateRate} r set replaced_at = ${now} from ${changed}
    where r.member_id = c.member_id and r.category = 'LOTTERY' and r.replaced_at is null
      and (r.from_at = ${now} or (r.from_at > ${now} and r.rate + (coalesce(r.base_group, ${baseGroup}::int) - ${baseGroup}::int) * ${String(rateInGroup(0, 1))}::bigint >= ${String(rate)}::bigint))`)
  await tx.execute(sql`
    insert into ${rebateRate} (id, member_id, category, rate, base_group, from_at, set_by, set_at, followed_at)
    select c.id, c.member_id, 'LOTTERY', ${String(rate)}::bigint, ${baseGroup}::int, ${now}, ${setBy}::text, ${now}, ${now} from ${changed}`)
}

/** Lottery rates that hold by now, and that the prize groups have not followed. */
export const unfollowedSteps = (tx: Tx, now: Date, most: number): Promise<StepRow[]> =>
  tx
    .select()
    .from(rebateRate)
    .where(and(eq(rebateRate.category, 'LOTTERY'), isNull(rebateRate.followedAt), lte(rebateRate.from, now), stands))
    .orderBy(asc(rebateRate.from))
    .limit(most)
    .for('update')

export const markFollowed = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.update(rebateRate).set({ followedAt: at }).where(eq(rebateRate.id, id))
}
