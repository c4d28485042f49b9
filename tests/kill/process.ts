import { readConfig } from '../../gateway/config.ts'
import { openEmbedded } from '../../gateway/db/open.ts'
import { createLog } from '../../gateway/http/log.ts'
import { systemChance } from '../../gateway/ports/chance.ts'
import { createGateway } from '../../gateway/server.ts'
import { fastClock } from './fast-clock.ts'

/** The gateway as `gateway/main.ts` starts it, but for its clock and for saying its port to the test that forked it. */
const config = readConfig(process.env)
const database = await openEmbedded(config.dataDir)
const clock = fastClock(Number(process.env['KILL_EPOCH']))
const gateway = await createGateway({ config, database, clock, chance: systemChance, log: createLog(config.logLevel) })
process.send?.({ address: await gateway.start() })
// It must not outlive a test that was itself killed.
process.once('disconnect', () => process.exit(0))
