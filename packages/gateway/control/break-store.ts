import type { PlayProduct } from '@portico/contract/control/shapes'
import { and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { excludedPerson, playBreak, productBlock } from './schema.ts'

export type BreakRow = typeof playBreak.$inferSelect

const runs = (now: Date) => or(isNull(playBreak.endsAt), gt(playBreak.endsAt, now))

/** The break that holds: a self-exclusion before a time-out, of several the longest. */
export const findBreak = async (db: Queryable, memberId: string, now: Date): Promise<BreakRow | undefined> =>
  (
    await db
      .select()
      .from(playBreak)
      .where(and(eq(playBreak.memberId, memberId), runs(now)))
      .orderBy(playBreak.kind, desc(playBreak.until))
      .limit(1)
  )[0]

export const insertBreak = async (tx: Tx, row: Omit<BreakRow, 'id'>): Promise<void> => {
  await tx.insert(playBreak).values(row)
}

/** Has every self-exclusion of the member end at that instant. */
export const endExclusions = async (tx: Tx, memberId: string, endsAt: Date): Promise<void> => {
  await tx
    .update(playBreak)
    .set({ endsAt })
    .where(and(eq(playBreak.memberId, memberId), eq(playBreak.kind, 'EXCLUSION'), isNull(playBreak.endsAt)))
}

/** Notes by what somebody is known again. */
export const insertPerson = async (tx: Tx, memberId: string, keys: readonly { kind: string; hash: string }[]): Promise<void> => {
  if (keys.length > 0)
    await tx
      .insert(excludedPerson)
      .values(keys.map((key) => ({ memberId, ...key })))
      .onConflictDoNothing()
}

/** Whether one of these hashes is of somebody whose self-exclusion goes on. */
export const isExcludedPerson = async (db: Queryable, hashes: readonly string[], now: Date, butMember?: string): Promise<boolean> =>
  hashes.length > 0 &&
  (
    await db
      .select({ memberId: playBreak.memberId })
      .from(excludedPerson)
      .innerJoin(playBreak, eq(playBreak.memberId, excludedPerson.memberId))
      .where(
        and(
          inArray(excludedPerson.hash, [...hashes]),
          eq(playBreak.kind, 'EXCLUSION'),
          runs(now),
          ...(butMember === undefined ? [] : [ne(playBreak.memberId, butMember)]),
        ),
      )
      .limit(1)
  ).length > 0

export const blocksOf = (db: Queryable, memberId: string, now: Date) =>
  db
    .select()
    .from(productBlock)
    .where(and(eq(productBlock.memberId, memberId), or(isNull(productBlock.opensAt), gt(productBlock.opensAt, now))))

export const writeBlock = async (tx: Tx, row: { memberId: string; product: PlayProduct; blockedAt: Date }): Promise<void> => {
  await tx
    .insert(productBlock)
    .values({ ...row, opensAt: null })
    .onConflictDoUpdate({ target: [productBlock.memberId, productBlock.product], set: { blockedAt: row.blockedAt, opensAt: null } })
}

/** Has a block end at that instant, where its end is not asked for yet. */
export const endBlock = async (tx: Tx, memberId: string, product: PlayProduct, opensAt: Date): Promise<boolean> =>
  (
    await tx
      .update(productBlock)
      .set({ opensAt })
      .where(and(eq(productBlock.memberId, memberId), eq(productBlock.product, product), isNull(productBlock.opensAt)))
      .returning({ product: productBlock.product })
  ).length > 0
