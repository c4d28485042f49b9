import { flushCompileCache } from 'node:module'
import type { Logger } from 'pino'
import { configuredPayments } from './cashier/index.ts'
import { type Config, readConfig } from './config.ts'
import { type Database, openEmbedded, openPostgres } from './db/open.ts'
import { createLog } from './http/log.ts'
import { reachableHost } from './kit/listening-host.ts'
import { configuredProviders } from './messages/index.ts'
import { systemRandom } from './ports/random.ts'
import { type Clock, systemClock } from './ports/clock.ts'
import type { Integrations } from './ports/integrations.ts'
import { checkSurroundings } from './preflight.ts'
import { checkPublishedPasswords } from './published-passwords.ts'
import { createGateway, STOP_TIMEOUT_MS } from './server.ts'
import { checkClock } from './start-clock.ts'

/** After this the process ends even if something still hangs. */
const STOP_MS = 4_800

/** What stands before the gateway does. */
export interface GatewayParts {
  readonly config: Config
  readonly database: Database
  readonly log: Logger
}

/** What a composition root adds to a gateway. */
export interface Composition extends Integrations {
  /** Absent: the system's clock. */
  readonly clock?: Clock
}

/** Prepares the database, if need be, and says what the gateway is integrated with. */
export type Integrate = (started: GatewayParts) => Composition | Promise<Composition>

/** What is looked at before the database is opened. @throws Error that names the setting and what is wrong with it. */
export type Check = (config: Config) => Promise<void>

const start = async (integrate: Integrate, check: Check): Promise<void> => {
  // What is written here is nobody else's to read: password hashes, keys.
  process.umask(0o077)
  const config = readConfig(process.env)
  const configured = configuredPayments(process.env)
  await check(config)
  const log = createLog(config.logLevel)
  const database = config.databaseUrl ? await openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir)
  if (database.kind === 'pglite') {
    log.warn('the embedded database survives a killed process but not a power cut; set DATABASE_URL to a PostgreSQL for real use')
  }
  const { clock = systemClock, payments = [], ...integrations } = await integrate({ config, database, log })
  const production = process.env['NODE_ENV'] === 'production'
  await checkClock({ database, clock, log }, production)
  await checkPublishedPasswords({ database, log }, production)
  const gateway = await createGateway({
    config,
    database,
    random: systemRandom,
    log,
    messageProviders: configuredProviders(config, { clock }),
    ...integrations,
    payments: [...configured, ...payments],
    clock,
  })
  const address = await gateway.start()

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('not everything ended in time')
      process.exit(1)
    }, STOP_MS).unref()
    // A database that has fallen silent must not hold up the stop.
    setTimeout(database.abandon, STOP_TIMEOUT_MS).unref()
    await gateway.stop()
    await database.close()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

  const { port } = new URL(address)
  const host = config.host === '127.0.0.1' ? 'localhost' : reachableHost(config.host)
  process.stdout.write(`Portico is ready at http://${host}:${port}\n`)
  // Where NODE_COMPILE_CACHE names a folder the next start is faster, also after one that was killed.
  flushCompileCache()
}

/** Runs a gateway as this process until a signal ends it: one line on standard output when it is ready, or why it could not start. */
export const runGateway = async (integrate: Integrate, check: Check = checkSurroundings): Promise<void> => {
  try {
    await start(integrate, check)
  } catch (error) {
    process.stderr.write(`Portico could not start: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
