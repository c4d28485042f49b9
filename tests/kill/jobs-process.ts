import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '@portico/gateway/db/open'
import { jobsClock, jobsOn } from './jobs-world.ts'

/** Works on what is due until it is killed. */
const database = await openPostgres(process.env['DATABASE_URL']!, 4)
const jobs = jobsOn(database, jobsClock(Number(process.env['KILL_EPOCH'])))
// It must not outlive a test that was itself killed.
process.once('disconnect', () => process.exit(0))
process.send?.('working')
for (;;) {
  await jobs.runDue()
  await pause(20)
}
