import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Units } from '@portico/contract/kit/money'
import type { Queryable, Tx } from '../db/open.ts'
import { promotion, promotionVersion } from './schema.ts'

export type PromotionRow = typeof promotion.$inferSelect
export type VersionRow = typeof promotionVersion.$inferSelect

/** A promotion with the version that counts for somebody. */
export interface Published {
  readonly row: PromotionRow
  readonly version: VersionRow
}

const MOST = 200

/** What is shown on the page: all that is published and did not end long ago. */
export const publishedSince = (db: Queryable, since: Date): Promise<Published[]> =>
  db
    .select({ row: promotion, version: promotionVersion })
    .from(promotion)
    .innerJoin(promotionVersion, and(eq(promotionVersion.promotionId, promotion.id), eq(promotionVersion.version, promotion.version)))
    .where(and(isNotNull(promotion.version), gt(promotion.endsAt, since)))
    .orderBy(promotion.endsAt, promotion.id)
    .limit(MOST)

export const findPublished = async (db: Queryable, id: string): Promise<Published | undefined> =>
  (
    await db
      .select({ row: promotion, version: promotionVersion })
      .from(promotion)
      .innerJoin(promotionVersion, and(eq(promotionVersion.promotionId, promotion.id), eq(promotionVersion.version, promotion.version)))
      .where(eq(promotion.id, id))
  )[0]

/** The row for this transaction alone: who holds it decides on the last place. */
export const lockPromotion = async (tx: Tx, id: string): Promise<PromotionRow | undefined> =>
  (await tx.select().from(promotion).where(eq(promotion.id, id)).for('update'))[0]

/** One more or one less of its places, and what goes with it. The caller holds the row. */
export const changeUse = async (tx: Tx, id: string, places: 1 | -1, amount: Units): Promise<void> => {
  const change = places === 1 ? amount : -amount
  await tx
    .update(promotion)
    .set({ taken: sql`${promotion.taken} + ${places}`, spent: sql`${promotion.spent} + ${String(change)}::bigint` })
    .where(eq(promotion.id, id))
}

export const insertPromotion = async (tx: Tx, row: typeof promotion.$inferInsert): Promise<void> => {
  await tx.insert(promotion).values(row).onConflictDoNothing()
}

export const changePromotion = async (tx: Tx, id: string, change: Partial<Omit<PromotionRow, 'id' | 'taken' | 'spent'>>): Promise<void> => {
  await tx.update(promotion).set(change).where(eq(promotion.id, id))
}

/** The latest first. */
export const versionsOf = (db: Queryable, promotionId: string): Promise<VersionRow[]> =>
  db.select().from(promotionVersion).where(eq(promotionVersion.promotionId, promotionId)).orderBy(desc(promotionVersion.version))

export const findVersions = async (
  db: Queryable,
  keys: readonly { readonly promotionId: string; readonly version: number }[],
): Promise<VersionRow[]> =>
  keys.length === 0
    ? []
    : (
        await db
          .select()
          .from(promotionVersion)
          .where(inArray(promotionVersion.promotionId, [...new Set(keys.map(({ promotionId }) => promotionId))]))
      ).filter((row) => keys.some(({ promotionId, version }) => promotionId === row.promotionId && version === row.version))

export const insertVersion = async (tx: Tx, row: typeof promotionVersion.$inferInsert): Promise<VersionRow> =>
  (await tx.insert(promotionVersion).values(row).returning())[0]!

export const changeVersion = async (
  tx: Tx,
  { promotionId, version }: Pick<VersionRow, 'promotionId' | 'version'>,
  change: Partial<Pick<VersionRow, 'state' | 'publishedBy' | 'publishedAt'>>,
): Promise<VersionRow> =>
  (
    await tx
      .update(promotionVersion)
      .set(change)
      .where(and(eq(promotionVersion.promotionId, promotionId), eq(promotionVersion.version, version)))
      .returning()
  )[0]!

/** The latest version of each promotion. */
export const latestVersions = async (db: Queryable): Promise<Published[]> =>
  db
    .selectDistinctOn([promotionVersion.promotionId], { row: promotion, version: promotionVersion })
    .from(promotionVersion)
    .innerJoin(promotion, eq(promotion.id, promotionVersion.promotionId))
    .orderBy(promotionVersion.promotionId, desc(promotionVersion.version))
    .limit(MOST)
