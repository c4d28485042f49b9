import { redeemExchange } from '@portico/contract/session/social-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Exchanges } from './service.ts'

export const exchangeRoutes = (exchanges: Exchanges): Binding[] => [
  bind(redeemExchange, ({ request, context }) => exchanges.redeem(request, context)),
]
