import type { Queryable } from '../db/open.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { namesByKeyHash } from './store.ts'

const KEY = 'operator.published-keys'

const readHashes = async (db: Queryable): Promise<string[]> => {
  const value = await readSetting(db, KEY)
  return Array.isArray(value) ? value.map(String) : []
}

/** Remembers that everybody can know the key of this hash. */
export const markPublishedKey = async (db: Queryable, hash: string): Promise<void> =>
  writeSetting(db, KEY, [...new Set([...(await readHashes(db)), hash])])

/** People at the desk whose key and app everybody can know, as a demonstration makes them. */
export const publishedOperators = async (db: Queryable): Promise<readonly string[]> => namesByKeyHash(db, await readHashes(db))
