import { and, asc, count, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { vendorKey, vendorNonce, vendorTerms } from './schema.ts'

export type TermsRow = typeof vendorTerms.$inferSelect

/** Of every amount on the wire. */
export const PLACES = 4
/** Places of an amount that a vendor can write, of the four that there are. */
export const placesOf = ({ exponent }: Pick<TermsRow, 'exponent'>): number => Math.min(exponent, PLACES)
export type KeyRow = typeof vendorKey.$inferSelect

/** A live key with its vendor's terms. */
export const liveKey = async (db: Queryable, vendor: string, id: string) =>
  (
    await db
      .select({ sealedSecret: vendorKey.sealedSecret, terms: vendorTerms })
      .from(vendorKey)
      .innerJoin(vendorTerms, eq(vendorTerms.vendor, vendorKey.vendor))
      .where(and(eq(vendorKey.vendor, vendor), eq(vendorKey.id, id), isNull(vendorKey.retiredAt)))
  )[0]

export const readTerms = async (db: Queryable, vendor: string): Promise<TermsRow | undefined> =>
  (await db.select().from(vendorTerms).where(eq(vendorTerms.vendor, vendor)))[0]

export const allTerms = (db: Queryable): Promise<TermsRow[]> => db.select().from(vendorTerms).orderBy(asc(vendorTerms.vendor))

export const saveTerms = async (tx: Tx, row: TermsRow): Promise<void> => {
  const { vendor: _vendor, ...set } = row
  await tx.insert(vendorTerms).values(row).onConflictDoUpdate({ target: vendorTerms.vendor, set })
}

/** Held for this transaction, so that of two who add a key at once one finds the other's. */
export const lockTerms = async (tx: Tx, vendor: string): Promise<TermsRow | undefined> =>
  (await tx.select().from(vendorTerms).where(eq(vendorTerms.vendor, vendor)).for('update'))[0]

export const keysOf = (db: Queryable, vendor: string): Promise<KeyRow[]> =>
  db.select().from(vendorKey).where(eq(vendorKey.vendor, vendor)).orderBy(asc(vendorKey.addedAt), asc(vendorKey.id))

export const insertKey = async (tx: Tx, row: typeof vendorKey.$inferInsert): Promise<void> => {
  await tx.insert(vendorKey).values(row)
}

/** False when there is no live key of that id. */
export const retireKey = async (db: Queryable, vendor: string, id: string, now: Date): Promise<boolean> =>
  (
    await db
      .update(vendorKey)
      .set({ retiredAt: now })
      .where(and(eq(vendorKey.vendor, vendor), eq(vendorKey.id, id), isNull(vendorKey.retiredAt)))
      .returning({ id: vendorKey.id })
  ).length > 0

export const countVendorKeys = async (db: Queryable): Promise<number> =>
  (await db.select({ count: count() }).from(vendorKey).where(isNull(vendorKey.retiredAt)))[0]!.count

/** By vendor. */
export const countLiveKeys = async (db: Queryable): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ vendor: vendorKey.vendor, count: count() })
    .from(vendorKey)
    .where(isNull(vendorKey.retiredAt))
    .groupBy(vendorKey.vendor)
  return new Map(rows.map((row) => [row.vendor, row.count]))
}

/**
 * False when the vendor has used the nonce before, at any instance. It does not wait for the disk: whatever its message then does is committed later
 * in the same log, so nothing outlasts a crash of the database of which the nonce is forgotten.
 */
export const spendNonce = async (db: Queryable, vendor: string, nonce: string, now: Date): Promise<boolean> =>
  (
    await db
      .insert(vendorNonce)
      .select(
        sql`select ${vendor}::text, ${nonce}::text, ${now.toISOString()}::timestamptz
          from (select set_config('synchronous_commit', 'off', true) as waits) own where waits = 'off'`,
      )
      .onConflictDoNothing()
      .returning({ nonce: vendorNonce.nonce })
  ).length > 0

export const forgetNonces = async (tx: Tx, before: Date): Promise<void> => {
  await tx.delete(vendorNonce).where(lt(vendorNonce.at, before))
}
