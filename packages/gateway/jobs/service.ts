import type { Chase } from '../lottery/chase/service.ts'
import type { Poller } from '../lottery/feed/poller.ts'
import type { Lottery } from '../lottery/service.ts'
import type { Platform } from '../platform.ts'
import { createJobs, type Jobs } from './scheduler.ts'
import { checkpoint, sweep } from './store.ts'

const ENGINE_MS = 250
const CHECKPOINT_MS = 60_000

/** The gateway's scheduled work. */
export const createGatewayJobs = (
  platform: Platform,
  { lottery, chase, feeds }: { readonly lottery: Pick<Lottery, 'tick'>; readonly chase: Pick<Chase, 'tick'>; readonly feeds: Poller },
): Jobs => {
  const { database } = platform
  return createJobs(platform, {
    loops: [
      { name: 'results from outside', everyMs: feeds.everyMs, run: feeds.poll },
      { name: 'lottery engine', everyMs: ENGINE_MS, run: () => lottery.tick() },
      { name: 'plans over several issues', everyMs: ENGINE_MS, run: () => chase.tick() },
      ...(database.kind === 'pglite' ? [{ name: 'checkpoint', everyMs: CHECKPOINT_MS, run: () => checkpoint(database.orm) }] : []),
    ],
    periodic: [{ name: 'sweep', everySeconds: 3600, missed: 'latest', run: (tx) => sweep(tx, platform.clock.now()) }],
  })
}
