import { runGateway } from '@portico/gateway/process'
import { systemClock } from '@portico/gateway/ports/clock'
import { systemRandom } from '@portico/gateway/ports/random'
import { openDemoClock } from './clock.ts'
import { readDemoConfig } from './config.ts'
import { demoIntegrations } from './integrations.ts'
import { checkDemoSurroundings } from './preflight.ts'
import { seedAuthenticator } from './seed/authenticator.ts'
import { seedBindings } from './seed/bindings.ts'
import { seedContent } from './seed/content.ts'
import { seedOperators } from './seed/operators.ts'
import { seedDemo } from './seed/service.ts'
import { openStudio } from './studio/index.ts'

await runGateway(async ({ config, database, log }) => {
  const demo = readDemoConfig(process.env)
  if (demo.exposed && !demo.enabled) log.info('the demonstration is off; DEMO=on brings its accounts and its sandbox money')
  if (demo.enabled) {
    if (demo.exposed)
      log.warn(
        'DEMO is on where others may reach it: accounts with published passwords, and money for whoever registers. Never with real money.',
      )
    const progress = (line: string) => process.stderr.write(`${line}\n`)
    const outcome = await seedDemo({ config, database, end: new Date(), now: () => new Date(), random: systemRandom, log, progress })
    if (outcome === 'incomplete')
      log.warn('the demo data was cut off while it was made; stop, delete DATA_DIR and start again to have all of it')
    await seedContent({ database, random: systemRandom, brand: config.brand, clock: systemClock })
    await seedBindings(database, new Date())
    await seedAuthenticator({ config, database, random: systemRandom }, new Date())
    progress(`Log in at the operator's desk: ${await seedOperators({ config, database, random: systemRandom }, new Date())}`)
  }
  if (demo.studio) await openStudio({ config, database, log }, demo.studio, new Date())
  return {
    ...demoIntegrations(config.brand, demo),
    ...(config.social.length > 0 ? { social: config.social } : {}),
    ...(demo.enabled ? { clock: await openDemoClock(database) } : {}),
  }
}, checkDemoSurroundings)
