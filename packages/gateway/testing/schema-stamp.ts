import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../db/migrate.ts'

/** Another one whenever a migration, or anything else that is named, has changed. */
export const schemaStamp = (...more: readonly string[]): string => {
  const hash = createHash('sha256').update(more.join())
  // The journal says when each was made, by which it is known whether it was done.
  for (const name of [...readdirSync(migrationsFolder).filter((each) => each.endsWith('.sql')), join('meta', '_journal.json')].sort())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 16)
}
