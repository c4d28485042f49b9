import pg from 'pg'
import { explainDatabaseError, serverOf } from './explain.ts'

const CONNECT_MS = 10_000

/** What the first start needs: a schema of its own for the migrations, tables, and an extension that Debian packs apart. */
const RIGHTS = `
  select current_user as "user", current_database() as database,
    has_database_privilege(current_database(), 'CREATE') as schemas, has_schema_privilege('public', 'CREATE') as tables,
    exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams`

interface Rights {
  readonly user: string
  readonly database: string
  readonly schemas: boolean
  readonly tables: boolean
  readonly trigrams: boolean
}

const lacking = ({ user, database, schemas, tables, trigrams }: Rights): string | undefined => {
  if (!schemas || !tables)
    return `user "${user}" may not create tables in database "${database}"; let it own the database: alter database "${database}" owner to "${user}"`
  if (!trigrams) return 'the server lacks the extension pg_trgm; install its contrib package (Debian: postgresql-contrib)'
  return undefined
}

/**
 * Connects once and looks whether the schema can be brought up to date there.
 * @throws Error in words: unreachable, refused, or without the rights.
 */
export const checkPostgres = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS })
  client.on('error', () => {})
  let rights: Rights | undefined
  try {
    await client.connect()
    rights = (await client.query<Rights>(RIGHTS)).rows[0]
  } catch (error) {
    throw explainDatabaseError(error, url)
  } finally {
    await client.end().catch(() => undefined)
  }
  const lack = rights && lacking(rights)
  if (lack !== undefined) throw new Error(`DATABASE_URL: ${serverOf(url).where}: ${lack}`)
}
