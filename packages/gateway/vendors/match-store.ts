import type { HotMatch } from '@portico/contract/content/site-shapes'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { vendorMatch } from './schema.ts'

/** Of a vendor the last report holds, whatever stood in those before. */
export const replaceMatches = async (tx: Tx, vendor: string, matches: readonly HotMatch[], at: Date): Promise<void> => {
  await tx.delete(vendorMatch).where(eq(vendorMatch.vendor, vendor))
  if (matches.length > 0) await tx.insert(vendorMatch).values(matches.map((value) => ({ vendor, key: value.key, value, at })))
}

export const matchesSince = async (db: Queryable, since: Date): Promise<HotMatch[]> =>
  (await db.select().from(vendorMatch).where(gt(vendorMatch.at, since))).map(({ value }) => value)

/** What a vendor says now, to find out whether it changes anything. */
export const matchesOf = async (db: Queryable, vendor: string, since: Date): Promise<HotMatch[]> =>
  (
    await db
      .select()
      .from(vendorMatch)
      .where(and(eq(vendorMatch.vendor, vendor), gt(vendorMatch.at, since)))
  ).map(({ value }) => value)

export const forgetMatches = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(vendorMatch).where(lt(vendorMatch.at, before))
}
