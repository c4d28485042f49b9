import { type AreaOf, areaOf } from '../kit/area.ts'
import type { WindowJob } from '../kit/job.ts'
import type { Platform } from '../platform.ts'
import { rebateRateRoutes } from './routes.ts'
import { createRebateRates, type RatesByCategory, type RebateRates } from './service.ts'

export type { RatesByCategory, RebateRates }

/** A lower rate holds from the next day on, and the prizes that somebody may play for with it. */
const followJob = (rates: RebateRates): WindowJob<number> => ({
  name: 'prize groups follow rates',
  period: 'D',
  missed: 'latest',
  batch: async (tx, { cursor = 0 }) => ((await rates.follow(tx)) === 'done' ? 'done' : { cursor: cursor + 1 }),
})

/** What share of their stakes accounts get back, by category. */
export const rebateRatesArea = (platform: Platform): AreaOf<RebateRates> => {
  const rates = createRebateRates(platform)
  return areaOf(rates, { name: 'rebate-rates', bindings: rebateRateRoutes(rates), jobs: [followJob(rates)] })
}
