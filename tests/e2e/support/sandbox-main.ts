import { demoIntegrations } from '@portico/demo/integrations'
import { openDemoClock } from '@portico/demo/clock'
import { readDemoConfig } from '@portico/demo/config'
import { seedOperators } from '@portico/demo/seed/operators'
import { openStudio } from '@portico/demo/studio/index'
import { systemRandom } from '@portico/gateway/ports/random'
import { runGateway } from '@portico/gateway/process'

/** A gateway with the demonstration's bank, desk and movable clock, and without its past: it is there in seconds. `STUDIO=on` brings the studio's games. */
await runGateway(async ({ config, database, log }) => {
  await seedOperators({ config, database, random: systemRandom }, new Date())
  const { studio } = readDemoConfig({ STUDIO: process.env['STUDIO'] ?? 'off', STUDIO_BINGO: process.env['STUDIO_BINGO'] })
  if (studio) await openStudio({ config, database, log }, studio, new Date())
  return { ...demoIntegrations(config.brand, { enabled: true, gameHost: {} }), clock: await openDemoClock(database) }
})
