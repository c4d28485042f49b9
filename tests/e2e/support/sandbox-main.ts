import { demoIntegrations } from '@portico/demo/integrations'
import { openDemoClock } from '@portico/demo/clock'
import { seedOperators } from '@portico/demo/seed/operators'
import { systemRandom } from '@portico/gateway/ports/random'
import { runGateway } from '@portico/gateway/process'

/** A gateway with the demonstration's bank, desk and movable clock, and without its past: it is there in seconds. */
await runGateway(async ({ config, database }) => {
  await seedOperators({ config, database, random: systemRandom }, new Date())
  return { ...demoIntegrations(config.brand, { enabled: true, gameHost: {} }), clock: await openDemoClock(database) }
})
