import { and, eq, gte, lt, sql, sum } from 'drizzle-orm'
import type { Units } from '@portico/contract/kit/money'
import type { Queryable, Tx } from '../db/open.ts'
import { turnoverUse } from './schema.ts'
import type { Owner } from './store.ts'

type NewUse = Pick<typeof turnoverUse.$inferInsert, 'requirementId' | 'betId' | 'placedAt' | 'used'>

const ofOwner = ({ memberId, currency }: Owner) => and(eq(turnoverUse.memberId, memberId), eq(turnoverUse.currency, currency))

/** What requirements that are over have used of a member's bets placed since an instant, by the bet. */
export const usesSince = async (queryable: Queryable, owner: Owner, from: Date): Promise<ReadonlyMap<string, Units>> =>
  new Map(
    (
      await queryable
        .select({ betId: turnoverUse.betId, used: sum(turnoverUse.used) })
        .from(turnoverUse)
        .where(and(ofOwner(owner), gte(turnoverUse.placedAt, from)))
        .groupBy(turnoverUse.betId)
    ).map(({ betId, used }) => [betId, BigInt(used ?? '0')]),
  )

/** Writes what those that are over have used. */
export const insertUses = async (tx: Tx, { memberId, currency }: Owner, uses: readonly NewUse[]): Promise<void> => {
  if (uses.length === 0) return
  await tx
    .insert(turnoverUse)
    .values(uses.map((use) => ({ ...use, memberId, currency })))
    .onConflictDoUpdate({ target: [turnoverUse.requirementId, turnoverUse.betId], set: { used: sql`${turnoverUse.used} + excluded.used` } })
}

/** Forgets uses of bets placed before an instant, when nothing asked for since can count them any more. */
export const dropUses = async (tx: Tx, owner: Owner, before: Date): Promise<void> => {
  await tx.delete(turnoverUse).where(and(ofOwner(owner), lt(turnoverUse.placedAt, before)))
}
