import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from './open.ts'
import { setting } from './schema.ts'

export const readSetting = async (db: Queryable, key: string): Promise<unknown> =>
  (await db.select({ value: setting.value }).from(setting).where(eq(setting.key, key)))[0]?.value

/** The same for this transaction alone. Where there is none, nothing is kept from others. */
export const lockSetting = async (tx: Tx, key: string): Promise<unknown> =>
  (await tx.select({ value: setting.value }).from(setting).where(eq(setting.key, key)).for('update'))[0]?.value

/** The same inside a query: the setting's text, or `fallback` where there is none. */
export const settingText = (key: string, fallback: string): SQL =>
  sql.raw(`coalesce((select value #>> '{}' from setting where key = '${key}'), '${fallback}')`)

export const writeSetting = async (db: Queryable, key: string, value: unknown): Promise<void> => {
  await db
    .insert(setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: setting.key, set: { value, version: sql`${setting.version} + 1` } })
}

export const removeSetting = async (db: Queryable, key: string): Promise<boolean> =>
  (await db.delete(setting).where(eq(setting.key, key)).returning({ key: setting.key })).length > 0

/** The setting's value, which is `fallback` from now on where there was none. The first of several instances wins. */
export const ensureSetting = async (db: Queryable, key: string, fallback: unknown): Promise<unknown> => {
  await db.insert(setting).values({ key, value: fallback }).onConflictDoNothing()
  return readSetting(db, key)
}
