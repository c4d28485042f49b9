import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '@portico/gateway/db/open'
import { jobRun } from '@portico/gateway/jobs/schema'
import { windowAfter, windowAt } from '@portico/gateway/jobs/windows'
import { createServerDatabase } from '@portico/gateway/testing/database'
import { allItems, recorded } from '@portico/gateway/testing/job-effects'
import { and, eq, gt, like } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { withPostgres } from '../../scripts/lib/postgres.ts'
import { JOBS, jobsClock, jobsOn, LEASE_REAL_MS, TIME_ZONE } from './jobs-world.ts'

const BLOWS = 40
const program = fileURLToPath(new URL('./jobs-process.ts', import.meta.url))

it('two processes work on each item of each window once, while they are killed and stopped at any moment', async () => {
  await withPostgres(async (server) => {
    const { url } = await createServerDatabase(server)
    const database = await openPostgres(url, 4)
    const epoch = Date.now()
    const clock = jobsClock(epoch)
    const running = new Set<ChildProcess>()
    onTestFinished(() => {
      for (const child of running) child.kill('SIGKILL')
    })
    const start = async (): Promise<ChildProcess> => {
      const child = fork(program, {
        env: { ...process.env, DATABASE_URL: url, KILL_EPOCH: String(epoch) },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      running.add(child)
      await once(child, 'message')
      return child
    }
    const kill = async (child: ChildProcess): Promise<void> => {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
      running.delete(child)
    }

    const sides = [await start(), await start()]
    let stops = 0
    /** Windows whose claim was good when the process that held it was killed or stopped. */
    let interrupted = 0
    const countInterrupted = async ({ pid }: ChildProcess): Promise<void> => {
      const running = and(eq(jobRun.state, 'RUNNING'), like(jobRun.holder, `${pid}@%`), gt(jobRun.leaseUntil, clock.now()))
      interrupted += await database.orm.$count(jobRun, running)
    }
    for (let blow = 0; blow < BLOWS; blow += 1) {
      await pause(randomInt(600))
      const side = randomInt(2)
      if (randomInt(3) > 0) {
        await kill(sides[side]!)
        await countInterrupted(sides[side]!)
        sides[side] = await start()
      } else {
        stops += 1
        sides[side]!.kill('SIGSTOP')
        await countInterrupted(sides[side]!)
        await pause(LEASE_REAL_MS + randomInt(LEASE_REAL_MS))
        sides[side]!.kill('SIGCONT')
      }
    }
    for (const child of sides) await kill(child)

    // What the dead held is free when their leases have run out.
    await pause(2 * LEASE_REAL_MS)
    const end = clock.now()
    await jobsOn(database, { now: () => end }).runDue()
    const runs = await database.orm.select().from(jobRun).orderBy(jobRun.tick)
    for (const { name, period, items } of JOBS) {
      const own = runs.filter(({ job }) => job === name)
      const windows = [windowAt(period, new Date(own[0]!.tick.getTime() - 1), TIME_ZONE)]
      for (let next = windows[0]!; next.end <= end; next = windowAfter(period, next, TIME_ZONE)) if (next !== windows[0]) windows.push(next)
      const keys = windows.map(({ key }) => key)
      expect([own.map(({ windowKey }) => windowKey), new Set(own.map(({ state }) => state))]).toEqual([keys, new Set(['DONE'])])
      expect(await recorded(database.orm, name)).toEqual(allItems(keys, items))
    }
    process.stdout.write(
      `${runs.length} windows by two processes, ${BLOWS - stops} kills, ${stops} stops, ${interrupted} windows interrupted\n`,
    )
    // The run says something only if windows lost who worked on them.
    expect(runs.length).toBeGreaterThan(100)
    expect(interrupted).toBeGreaterThan(0)
    await database.close()
  })
})
