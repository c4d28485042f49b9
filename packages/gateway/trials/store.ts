import { and, count, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { trial } from './schema.ts'

/** Those of a browser that go on; one, unless two calls began one at once. */
export const liveTrialOf = async (db: Queryable, deviceHash: string, since: Date): Promise<string | undefined> =>
  (
    await db
      .select({ memberId: trial.memberId })
      .from(trial)
      .where(and(eq(trial.deviceHash, deviceHash), isNull(trial.endedAt), gt(trial.createdAt, since)))
      .orderBy(trial.createdAt)
      .limit(1)
  )[0]?.memberId

export const insertTrial = async (tx: Tx, row: typeof trial.$inferInsert): Promise<void> => {
  await tx.insert(trial).values(row)
}

/** Lets what is counted for one network, and looked for on one device, be done one after another until the transaction is over. */
export const takeTurn = async (tx: Tx, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trial ${name}`}, 0))`)
}

/** How many a network has begun since. */
export const countOfNetwork = (db: Queryable, network: string, since: Date): Promise<number> =>
  db.$count(trial, and(eq(trial.network, network), gt(trial.createdAt, since)))

/** Marks one as over, once. */
export const endTrial = async (tx: Tx, memberId: string, at: Date, becameId: string | null): Promise<boolean> =>
  (
    await tx
      .update(trial)
      .set({ endedAt: at, becameId })
      .where(and(eq(trial.memberId, memberId), isNull(trial.endedAt)))
      .returning({ memberId: trial.memberId })
  ).length > 0

/** Those that began so long ago and are not over. */
export const trialsBegunBefore = async (tx: Tx, before: Date, most: number): Promise<string[]> =>
  (
    await tx
      .select({ memberId: trial.memberId })
      .from(trial)
      .where(and(isNull(trial.endedAt), lte(trial.createdAt, before)))
      .orderBy(trial.createdAt)
      .limit(most)
  ).map(({ memberId }) => memberId)

/** Forgets which browsers and networks those were that ended before. */
export const forgetTrials = async (tx: Tx, before: Date): Promise<void> => {
  await tx.delete(trial).where(lt(trial.endedAt, before))
}

export interface TrialCounts {
  readonly open: number
  readonly today: number
  readonly begun: number
  readonly registered: number
}

export const countTrials = async (
  db: Queryable,
  { live, day, month }: { readonly live: Date; readonly day: Date; readonly month: Date },
): Promise<TrialCounts> => {
  const [row] = await db
    .select({
      open: count(sql`case when ${trial.endedAt} is null and ${gt(trial.createdAt, live)} then 1 end`),
      today: count(sql`case when ${gt(trial.createdAt, day)} then 1 end`),
      begun: count(sql`case when ${gt(trial.createdAt, month)} then 1 end`),
      registered: count(sql`case when ${gt(trial.createdAt, month)} then ${trial.becameId} end`),
    })
    .from(trial)
  return row ?? { open: 0, today: 0, begun: 0, registered: 0 }
}
