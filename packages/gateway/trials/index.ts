import { type AreaOf, areaOf } from '../kit/area.ts'
import { DAY_MS } from '../kit/duration.ts'
import { addGauge } from '../kit/gauge.ts'
import type { Platform } from '../platform.ts'
import { trialRoutes } from './routes.ts'
import { createTrials, type Trials, type TrialsDeps } from './service.ts'
import { forgetTrials } from './store.ts'

export type { Trials }

const EVERY_SECONDS = 600
/** Counts go back so far. */
const FORGET_MS = 30 * DAY_MS

/** Free play: accounts without a ledger that visitors begin and that run out by themselves. */
export const trialsArea = (platform: Platform, deps: TrialsDeps): AreaOf<Trials> => {
  const trials = createTrials(platform, deps)
  return areaOf(trials, {
    name: 'trials',
    bindings: trialRoutes(trials),
    jobs: [{ name: 'trial expiry', everySeconds: EVERY_SECONDS, missed: 'latest', run: trials.expire }],
    sweep: (tx, now) => forgetTrials(tx, new Date(now.getTime() - FORGET_MS)),
    metrics: (registry) => {
      addGauge(registry, {
        name: 'portico_trials',
        help: 'Trial accounts that are open, begun within a day, and of the last 30 days begun and registered',
        labels: ['state'],
        read: async () => Object.entries(await trials.counts()).map(([state, value]) => ({ labels: { state }, value })),
      })
    },
  })
}
