import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type Areas, bindingsOf, createAreas } from './areas.ts'
import { registerArt } from './catalogue/art-routes.ts'
import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import { createHub } from './events/hub.ts'
import { eventRoutes } from './events/routes.ts'
import { registerSocket } from './events/socket.ts'
import { registerApi } from './http/api.ts'
import { createApp } from './http/app.ts'
import type { Binding } from './http/bind.ts'
import { ensureOperatorKey } from './http/operator-key.ts'
import { registerProbes } from './http/probes.ts'
import { registerSecurity } from './http/security.ts'
import { registerSite } from './http/site.ts'
import { createHouse, listenBeside } from './launch/house.ts'
import { createPeople } from './operator/people.ts'
import { peopleRoutes } from './operator/people-routes.ts'
import type { Platform } from './platform.ts'
import type { Chance } from './ports/chance.ts'
import type { Clock } from './ports/clock.ts'

const HEARTBEAT_MS = 25_000
/** So long calls under way may take to end when the gateway stops. */
const STOP_PATIENCE_MS = 5_000

/** A listening address as a browser on this machine would write it. */
const reachable = (address: string, host: string): string => {
  const { port } = new URL(address)
  return `http://${['0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host}:${port}`
}

export interface GatewayParts {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly chance: Chance
  readonly log: Logger
}

export interface Gateway extends Areas {
  readonly app: FastifyInstance
  /** The vendors' origin, listening beside it. */
  readonly house: FastifyInstance
  readonly platform: Platform
  readonly bindings: readonly Binding[]
  /** Sends `/operator` calls; stands in `DATA_DIR/operator.key`. */
  readonly operatorKey: string
  /** Listens and starts scheduled work; returns the address. */
  start(): Promise<string>
  /** Lets calls under way end, closes sockets, stops scheduled work. The database stays open. */
  stop(): Promise<void>
}

/** The composition root: nothing listens or ticks before `start`. */
export const createGateway = async (parts: GatewayParts): Promise<Gateway> => {
  const { config, database, clock, chance, log } = parts
  const hub = createHub(parts)
  const platform: Platform = { database, clock, chance, brand: config.brand, log, events: hub }
  let houseUrl = config.houseUrl
  const areas = createAreas(platform, config, hub, () => houseUrl ?? '')
  const operatorKey = ensureOperatorKey(config.dataDir, chance)
  const people = createPeople(platform, operatorKey)

  const bindings: Binding[] = [...bindingsOf(platform, areas), ...peopleRoutes(people), ...eventRoutes(hub.tickets)]

  const app = await createApp(parts)
  await registerSecurity(app)
  registerProbes(app, { database, sockets: hub.size })
  const heart = await registerSocket(app, { hub, domains: config.brand.domains })
  const guards = { callerOf: areas.sessions.callerOf, admit: areas.status.admit, sealing: areas.sealing, personOf: people.personOf }
  await registerApi(app, { bindings, platform, guards, rates: config.rates })
  registerArt(app, areas.catalogue)
  await registerSite(app, { siteDir: config.siteDir, bindings, frames: () => (houseUrl ? [houseUrl] : []) })

  const house = createHouse(areas.launches, log)
  let heartbeat: ReturnType<typeof setInterval> | undefined
  return {
    ...areas,
    app,
    house,
    platform,
    bindings,
    operatorKey,
    start: async () => {
      await areas.sealing.publicKeys()
      const address = await app.listen({ port: config.port, host: config.host })
      const { port } = new URL(address)
      const houseAddress = await listenBeside(house, { host: config.host, port: config.housePort, site: Number(port) })
      houseUrl ??= reachable(houseAddress, config.host)
      heartbeat = setInterval(() => {
        heart.beat()
        areas.sessions.sweep().catch((error: unknown) => log.error({ err: error }, 'idle sessions were not ended'))
      }, HEARTBEAT_MS)
      areas.jobs.start()
      return address
    },
    stop: async () => {
      clearInterval(heartbeat)
      // Whoever never finishes asking must not hold up the stop.
      const patience = setTimeout(() => app.server.closeAllConnections(), STOP_PATIENCE_MS)
      await areas.jobs.stop()
      await app.close()
      clearTimeout(patience)
      await house.close()
    },
  }
}
