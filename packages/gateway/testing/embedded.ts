import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '../db/open.ts'
import { createLender } from './lender.ts'
import { schemaStamp } from './schema-stamp.ts'

/** The archive is read for every database, so it holds no second and third empty one and no long log. */
const initDbStartParams = ['--wal-segsize=1']
const SLIMMING = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  // What the log holds would be done again at every start.
  'checkpoint',
]

const archiveName = (): string => `portico-test-database-${schemaStamp(...SLIMMING, ...initDbStartParams)}.tar`

let archive: Promise<Blob> | undefined

/** A migrated, empty database as an archive; made once for a schema and shared by every test process of this machine. */
const readArchive = async (): Promise<Blob> => {
  const path = join(tmpdir(), archiveName())
  if (!existsSync(path)) {
    const database = await openPglite({ initDbStartParams })
    for (const statement of SLIMMING) await database.pglite.exec(statement)
    const dump = await database.pglite.dumpDataDir('none')
    await database.close()
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, path)
  }
  return new Blob([readFileSync(path)])
}

/** An empty, migrated PGlite. The checkpoint keeps its log short, which nobody else does in an embedded database. */
export const lendEmbedded = createLender(async () => {
  const database = await openPglite({ loadDataDir: await (archive ??= readArchive()) })
  return { ...database, tidy: () => database.pglite.exec('checkpoint') }
})
