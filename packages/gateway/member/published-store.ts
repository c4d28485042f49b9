import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { member } from './schema.ts'

const KEY = 'member.published-hashes'

const readHashes = async (db: Queryable): Promise<readonly string[]> => {
  const value = await readSetting(db, KEY)
  return Array.isArray(value) ? value.map(String) : []
}

/** Remembers that everybody can know the password of this hash. */
export const markPublished = async (db: Queryable, hash: string): Promise<void> =>
  writeSetting(db, KEY, [...new Set([...(await readHashes(db)), hash])])

export interface PublishedAccounts {
  readonly count: number
  /** The first few of them. */
  readonly names: readonly string[]
}

/**
 * Accounts that anybody could enter: their password was published, or its hash is also another account's. Hashes are salted, so two are
 * equal only where one password was given to both.
 */
export const publishedAccounts = async (db: Queryable): Promise<PublishedAccounts> => {
  const [row] = await rowsOf<{ count: number; names: string }>(
    db,
    sql`
    select count(*)::int as count, coalesce(string_agg(account, ' ' order by account) filter (where place <= 5), '') as names
    from (
      select ${member.account} as account, row_number() over (order by ${member.account}) as place from ${member}
      where ${member.state} = 'ACTIVE' and ${member.passwordHash} like '$%' and (
        ${member.passwordHash} = any (string_to_array(${(await readHashes(db)).join(' ')}, ' '))
        or ${member.passwordHash} in (select password_hash from member group by password_hash having count(*) > 1))
    ) published`,
  )
  return { count: row!.count, names: row!.names === '' ? [] : row!.names.split(' ') }
}
