import { flushCompileCache } from 'node:module'
import { readDemoConfig } from '@portico/demo/config'
import { demoIntegrations } from '@portico/demo/integrations'
import { readConfig } from '@portico/gateway/config'
import { openEmbedded, openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { systemRandom } from '@portico/gateway/ports/random'
import { createGateway } from '@portico/gateway/server'
import { fastClock, PACE } from './fast-clock.ts'

/** The gateway as `packages/demo/main.ts` starts it without seeding, but for its clock and for telling the test that forked it its port, what it draws and that it settles. */
const config = readConfig(process.env)
const database = config.databaseUrl ? await openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir)
const clock = fastClock(Number(process.env['KILL_EPOCH']), Number(process.env['KILL_PACE'] ?? PACE))
const parts = { config, database, clock, random: systemRandom, log: createLog(config.logLevel) }
const gateway = await createGateway({ ...parts, ...demoIntegrations(config.brand, readDemoConfig(process.env)) })
process.send?.({ address: await gateway.start() })
// Whoever is killed leaves nothing compiled to the next one.
flushCompileCache()

const { events } = gateway.platform
const { broadcast, notifyAll } = events
const reported: typeof broadcast = async (tx, type, data) => {
  await broadcast(tx, type, data)
  if (type === 'numero.drawn') database.afterCommit(tx, () => process.send?.({ drawn: data }))
}
const reportedToAll: typeof notifyAll = async (tx, notices) => {
  if (notices.some(({ type }) => type === 'bets.settled' || type === 'bets.corrected')) process.send?.({ settling: true })
  await notifyAll(tx, notices)
}
Object.assign(events, { broadcast: reported, notifyAll: reportedToAll })
// It must not outlive a test that was itself killed.
process.once('disconnect', () => process.exit(0))
