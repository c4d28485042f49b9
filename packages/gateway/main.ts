import { readConfig } from './config.ts'
import { openEmbedded, openPostgres } from './db/open.ts'
import { createLog } from './http/log.ts'
import { systemChance } from './ports/chance.ts'
import { systemClock } from './ports/clock.ts'
import { seedContent } from './seed/content.ts'
import { seedDemo } from './seed/service.ts'
import { createGateway } from './server.ts'

/** After this the process ends even if a call still hangs. */
const STOP_MS = 15_000

const start = async () => {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = config.databaseUrl ? await openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir)
  if (database.kind === 'pglite') {
    log.warn('the embedded database survives a killed process but not a power cut; set DATABASE_URL to a PostgreSQL for real use')
  }
  if (config.demo) {
    const outcome = await seedDemo({
      config,
      database,
      end: new Date(),
      chance: systemChance,
      log,
      progress: (line) => process.stderr.write(`${line}\n`),
    })
    if (outcome === 'incomplete')
      log.warn('the demo data was cut off while it was made; stop, delete DATA_DIR and start again to have all of it')
    await seedContent({ database, chance: systemChance, brand: config.brand })
  }
  const gateway = await createGateway({ config, database, clock: systemClock, chance: systemChance, log })
  const address = await gateway.start()

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('a call did not end in time')
      process.exit(1)
    }, STOP_MS).unref()
    await gateway.stop()
    await database.close()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

  const { port } = new URL(address)
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host
  process.stdout.write(`Portico is ready at http://${host}:${port}\n`)
}

try {
  await start()
} catch (error) {
  process.stderr.write(`Portico could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
