import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { exchangeRoutes } from './routes.ts'
import { createExchanges, type Exchanges, type ExchangesDeps } from './service.ts'
import { sweepExchanges } from './store.ts'

export { type Exchanged, familyOf, type Identity, storedFamily } from './exchanged.ts'
export type { Exchanges }

/** One-time codes by which a sign-in comes back to the page or client that began it. */
export const exchangeArea = (platform: Platform, deps: ExchangesDeps): AreaOf<Exchanges> => {
  const exchanges = createExchanges(platform, deps)
  return areaOf(exchanges, { name: 'exchange', bindings: exchangeRoutes(exchanges), sweep: sweepExchanges })
}
