import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { agentsRoutes } from './agents/routes.ts'
import { createAgents } from './agents/service.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { createCaptcha } from './captcha/service.ts'
import { registerArt } from './catalogue/art-routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { createCatalogue } from './catalogue/service.ts'
import type { Config } from './config.ts'
import { contentRoutes } from './content/routes.ts'
import { createContent } from './content/service.ts'
import type { Database, Tx } from './db/open.ts'
import { createHub } from './events/hub.ts'
import { eventRoutes } from './events/routes.ts'
import { registerSocket } from './events/socket.ts'
import { createTickets } from './events/tickets.ts'
import { registerApi } from './http/api.ts'
import { createApp } from './http/app.ts'
import type { Binding } from './http/bind.ts'
import { ensureOperatorKey } from './http/operator-key.ts'
import { registerProbes } from './http/probes.ts'
import { registerSecurity } from './http/security.ts'
import { registerSite } from './http/site.ts'
import { createRegister } from './member/register.ts'
import { memberRoutes } from './member/routes.ts'
import { createMembers } from './member/service.ts'
import type { Platform } from './platform.ts'
import type { Chance } from './ports/chance.ts'
import type { Clock } from './ports/clock.ts'
import { createLogin } from './session/login.ts'
import { sessionRoutes } from './session/routes.ts'
import { createSealing } from './session/sealing.ts'
import { createSessions } from './session/sessions.ts'
import { systemRoutes } from './system/routes.ts'
import { createStatus } from './system/status.ts'
import { winnersRoutes } from './winners/routes.ts'
import { createWinners } from './winners/service.ts'

const HEARTBEAT_MS = 25_000

export interface GatewayParts {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly chance: Chance
  readonly log: Logger
}

/** Builds every area on its platform, in the order they need each other. */
const createAreas = (platform: Platform, { config }: GatewayParts, hub: ReturnType<typeof createHub>) => {
  const openAccounts = async (_tx: Tx, _memberId: string, _currency: string) => {}
  const sessions = createSessions(platform, { config, hub })
  const members = createMembers(platform, { config, openAccounts })
  const captcha = createCaptcha(platform)
  const status = createStatus(platform)
  const sealing = createSealing(platform)
  const login = createLogin(platform, { config, sessions, members, captcha })
  const register = createRegister({ members, captcha, login })
  const catalogue = createCatalogue(platform)
  const winners = createWinners(platform, { catalogue })
  const content = createContent(platform)
  const agents = createAgents(platform, config)
  return { catalogue, winners, content, agents, sessions, members, captcha, status, sealing, login, register }
}

export type Areas = ReturnType<typeof createAreas>

export interface Gateway extends Areas {
  readonly app: FastifyInstance
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
  const tickets = createTickets(parts)
  const platform: Platform = { database, clock, chance, brand: config.brand, log, events: hub }
  const areas = createAreas(platform, parts, hub)
  const operatorKey = ensureOperatorKey(config.dataDir, chance)

  const bindings: Binding[] = [
    ...sessionRoutes(areas.login, areas.sealing),
    ...memberRoutes(areas.members, areas.register),
    ...captchaRoutes(areas.captcha),
    ...systemRoutes(platform, areas.status),
    ...eventRoutes(tickets),
    ...catalogueRoutes(areas.catalogue),
    ...winnersRoutes(areas.winners),
    ...contentRoutes(areas.content),
    ...agentsRoutes(areas.agents),
  ]

  const app = await createApp(parts)
  await registerSecurity(app)
  registerProbes(app, { database, sockets: hub.size })
  const heart = await registerSocket(app, { hub, tickets, domains: config.brand.domains })
  const guards = { callerOf: areas.sessions.callerOf, admit: areas.status.admit, sealing: areas.sealing, operatorKey }
  await registerApi(app, { bindings, platform, guards, rates: config.rates })
  registerArt(app, areas.catalogue)
  await registerSite(app, { siteDir: config.siteDir, bindings })

  let heartbeat: ReturnType<typeof setInterval> | undefined
  return {
    ...areas,
    app,
    platform,
    bindings,
    operatorKey,
    start: async () => {
      await areas.sealing.publicKeys()
      const address = await app.listen({ port: config.port, host: config.host })
      heartbeat = setInterval(heart.beat, HEARTBEAT_MS)
      return address
    },
    stop: async () => {
      clearInterval(heartbeat)
      await app.close()
    },
  }
}
