import { parseArgs } from 'node:util'
import { readConfig } from '@portico/gateway/config'
import { openEmbedded, openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { systemRandom } from '@portico/gateway/ports/random'
import { DEMO_SIZE, seedDemo } from '@portico/demo/seed/service'
import { requireNode } from './lib/root.ts'

requireNode()

const SIZES = ['games', 'vendors', 'members', 'days', 'bets', 'downlines'] as const

/** The size asked for; what is not named is as in the demonstration. */
const sizeOf = (values: Readonly<Record<string, string | undefined>>) => {
  const sizes = SIZES.flatMap((name) => {
    const value = values[name]
    if (value === undefined) return []
    if (!/^[1-9]\d{0,7}$/.test(value)) throw new RangeError(`--${name}: a whole number from 1`)
    return [[name, Number(value)] as const]
  })
  return { ...DEMO_SIZE, ...Object.fromEntries(sizes) }
}

/** Fills the empty database that the gateway's configuration names (DATA_DIR or DATABASE_URL) with demo data of the size asked for. */
const seed = async (): Promise<void> => {
  const options = Object.fromEntries(SIZES.map((name) => [name, { type: 'string' }] as const))
  const size = sizeOf(parseArgs({ options }).values as Record<string, string | undefined>)
  const config = readConfig(process.env)
  const database = config.databaseUrl ? await openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir)
  try {
    const progress = (line: string): void => console.log(line)
    const log = createLog(config.logLevel)
    const outcome = await seedDemo({ config, database, end: new Date(), now: () => new Date(), random: systemRandom, log, size, progress })
    const where = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir
    if (outcome === 'kept') throw new Error(`${where} holds data already; name an empty one`)
    if (outcome === 'incomplete') throw new Error(`the demo data in ${where} was cut off while it was made; delete it and start again`)
  } finally {
    await database.close()
  }
}

try {
  await seed()
} catch (error) {
  console.error(`Nothing was seeded: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
