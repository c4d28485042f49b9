import { agentsRoutes } from './agents/routes.ts'
import { createAgents } from './agents/service.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { createCaptcha } from './captcha/service.ts'
import { cashierRoutes } from './cashier/routes.ts'
import { createCashier } from './cashier/service.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { vnRoutes } from './catalogue/vn-routes.ts'
import { createCatalogue } from './catalogue/service.ts'
import type { Config } from './config.ts'
import { createEntries } from './content/entries.ts'
import { entryRoutes } from './content/entry-routes.ts'
import { contentRoutes } from './content/routes.ts'
import { createContent } from './content/service.ts'
import type { Hub } from './events/hub.ts'
import type { Binding } from './http/bind.ts'
import { createGatewayJobs } from './jobs/service.ts'
import { launchRoutes } from './launch/routes.ts'
import { createLaunches } from './launch/service.ts'
import { createLedger } from './ledger/service.ts'
import { chaseRoutes } from './lottery/chase/routes.ts'
import { createChases } from './lottery/chase/service.ts'
import { createPoller } from './lottery/feed/poller.ts'
import { correctionRoutes } from './lottery/correction/routes.ts'
import { createCorrections } from './lottery/correction/service.ts'
import { createResults } from './lottery/feed/results.ts'
import { resultRoutes } from './lottery/feed/routes.ts'
import { lotteryRoutes } from './lottery/routes.ts'
import { createLottery } from './lottery/service.ts'
import { createRegister } from './member/register.ts'
import { memberRoutes } from './member/routes.ts'
import { createMembers } from './member/service.ts'
import { createWithdrawPassword } from './member/withdraw-password.ts'
import { withdrawPasswordRoutes } from './member/withdraw-password-routes.ts'
import { operatorRoutes } from './operator/routes.ts'
import { ownGamesRoutes } from './own-games/routes.ts'
import { createOwnGames } from './own-games/service.ts'
import type { Platform } from './platform.ts'
import { recordsRoutes } from './records/routes.ts'
import { createRecords } from './records/service.ts'
import { createLogin } from './session/login.ts'
import { sessionRoutes } from './session/routes.ts'
import { roomRoutes } from './room/routes.ts'
import { createRoom } from './room/service.ts'
import { createSealing } from './session/sealing.ts'
import { createSessions } from './session/sessions.ts'
import { accessRoutes } from './system/access-routes.ts'
import { systemRoutes } from './system/routes.ts'
import { createPermissions } from './system/permissions.ts'
import { createStatus } from './system/status.ts'
import { winnersRoutes } from './winners/routes.ts'
import { createWinners } from './winners/service.ts'

/** Builds every area on its platform, in the order they need each other. `house` is the vendors' origin. */
export const createAreas = (platform: Platform, config: Config, hub: Hub, house: () => string) => {
  const sessions = createSessions(platform, { config, hub })
  const ledger = createLedger(platform.database)
  const members = createMembers(platform, { config, openAccounts: ledger.openAccounts })
  const captcha = createCaptcha(platform)
  const status = createStatus(platform)
  const sealing = createSealing(platform)
  const login = createLogin(platform, { config, sessions, members, captcha })
  const register = createRegister({ members, captcha, login })
  const cashier = createCashier(platform, { ledger, demo: config.demo })
  const lottery = createLottery(platform, { ledger })
  const results = createResults(platform)
  const feeds = createPoller(platform, results, config.drawFeeds)
  const records = createRecords(platform)
  const withdrawPassword = createWithdrawPassword(platform)
  const chase = createChases(platform, { ledger, withdrawPassword })
  const corrections = createCorrections(platform, { ledger, chase })
  const jobs = createGatewayJobs(platform, { lottery, chase, feeds })
  const catalogue = createCatalogue(platform, config)
  const ownGames = createOwnGames(platform, { config, catalogue })
  const launches = createLaunches(platform, { config, house, opened: ownGames.opened })
  const content = createContent(platform)
  const entries = createEntries(platform)
  const room = createRoom(platform, config)
  const permissions = createPermissions(config)
  const winners = createWinners(platform, { catalogue })
  const agents = createAgents(platform, config)
  return {
    sessions,
    ledger,
    members,
    captcha,
    status,
    sealing,
    login,
    register,
    cashier,
    lottery,
    results,
    corrections,
    feeds,
    withdrawPassword,
    chase,
    records,
    jobs,
    catalogue,
    ownGames,
    launches,
    content,
    entries,
    room,
    permissions,
    winners,
    agents,
  }
}

export type Areas = ReturnType<typeof createAreas>

/** What every area answers. */
export const bindingsOf = (platform: Platform, areas: Areas): Binding[] => [
  ...sessionRoutes(areas.login, areas.sealing),
  ...memberRoutes(areas.members, areas.register),
  ...captchaRoutes(areas.captcha),
  ...systemRoutes(platform, areas.status),
  ...accessRoutes(platform, areas.permissions),
  ...cashierRoutes(areas.cashier),
  ...lotteryRoutes(areas.lottery),
  ...chaseRoutes(areas.chase),
  ...withdrawPasswordRoutes(areas.withdrawPassword),
  ...resultRoutes(areas.results),
  ...correctionRoutes(areas.corrections),
  ...recordsRoutes(areas.records),
  ...catalogueRoutes(areas.catalogue, areas.ownGames),
  ...vnRoutes(areas.catalogue, areas.ownGames),
  ...ownGamesRoutes(areas.ownGames),
  ...launchRoutes(areas.launches),
  ...contentRoutes(areas.content),
  ...entryRoutes(areas.entries),
  ...roomRoutes(areas.room),
  ...winnersRoutes(areas.winners),
  ...agentsRoutes(areas.agents),
  ...operatorRoutes(areas),
]
