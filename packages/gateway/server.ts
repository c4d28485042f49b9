import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createAreas, type Services } from './areas.ts'
import { plainPictures } from './catalogue/index.ts'
import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import { createEvents, createOutboxBus } from './events/index.ts'
import { registerApi } from './http/api.ts'
import { createApp } from './http/app.ts'
import type { Binding } from './http/bind.ts'
import { ensureSecretsKey } from './factors/index.ts'
import { ensureOperatorKey } from './operators/index.ts'
import { registerProbes } from './http/probes.ts'
import { registerSecurity } from './http/security.ts'
import { registerSite } from './http/site.ts'
import type { Area } from './kit/area.ts'
import type { Platform } from './platform.ts'
import type { RandomSource } from './ports/random.ts'
import type { Clock } from './ports/clock.ts'
import { type Integrations, lacking } from './ports/integrations.ts'

/** So long calls under way may take to end when the gateway stops. */
export const STOP_TIMEOUT_MS = 4_000

export interface GatewayParts extends Integrations {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly random: RandomSource
  readonly log: Logger
}

export interface Gateway {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly areas: readonly Area[]
  /** The areas' APIs by name. */
  readonly services: Services
  readonly bindings: readonly Binding[]
  /** The machine's own, by which the first operator is invited; stands in `DATA_DIR/operator.key`. */
  readonly operatorKey: string
  /** Listens and starts scheduled work; returns the address. */
  start(): Promise<string>
  /** Lets calls under way end, closes sockets, stops scheduled work. The database stays open. */
  stop(): Promise<void>
}

/** The composition root: nothing listens or ticks before `start`. */
export const createGateway = async (parts: GatewayParts): Promise<Gateway> => {
  const {
    config,
    database,
    clock,
    random,
    log,
    payments = [],
    messageProviders = [],
    outboxPage,
    autoResponder,
    social,
    pictures = plainPictures(),
  } = parts
  const { events, delivery } = createEvents({ ...parts, bus: createOutboxBus(parts) })
  const platform: Platform = { database, clock, random, brand: config.brand, log, events, pictures }
  const gameOrigin = (): string | null => gameHost?.origin() ?? null
  const operatorKey = ensureOperatorKey(config.dataDir, random)
  const secretsKey = ensureSecretsKey(config, random)
  const { areas, services } = createAreas(platform, {
    config,
    delivery,
    operatorKey,
    secretsKey,
    payments,
    messageProviders,
    outboxPage,
    autoResponder,
    social: social ?? config.social,
    gameOrigin,
  })
  const gameHost = parts.gameHost?.({ redeem: services.launches.redeem, log, proxies: config.proxies })
  const bindings = areas.flatMap((area) => area.bindings)

  for (const { prepare } of areas) await prepare?.()
  const app = await createApp(parts)
  await registerSecurity(app)
  registerProbes(app, { config, database, clock, areas })
  for (const { register } of areas) await register?.(app)
  const { sessions, status, encryption, people, rateLimits } = services
  const guards = {
    callerOf: sessions.callerOf,
    admit: status.admit,
    count: rateLimits.count,
    encryption,
    personOf: people.personOf,
    logged: people.logged,
  }
  await registerApi(app, { bindings, platform, guards, rates: config.rates })
  const frames = () => [gameOrigin(), ...services.vendors.launchOrigins()].filter((origin) => origin !== null)
  await registerSite(app, { siteDir: config.siteDir, bindings, frames })
  return {
    app,
    platform,
    areas,
    services,
    bindings,
    operatorKey,
    start: async () => {
      for (const { start } of areas) await start?.()
      const address = await app.listen({ port: config.port, host: config.host })
      const { port } = new URL(address)
      await gameHost?.start({ host: config.host, port: Number(port) })
      for (const line of lacking(parts)) log.warn(line)
      services.jobs.start()
      return address
    },
    stop: async () => {
      // Whoever never finishes asking must not hold up the stop.
      const timer = setTimeout(() => app.server.closeAllConnections(), STOP_TIMEOUT_MS)
      await services.jobs.stop()
      await app.close()
      clearTimeout(timer)
      for (const { stop } of areas) await stop?.()
      await gameHost?.stop()
    },
  }
}
