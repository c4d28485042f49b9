import { vnGameMenu, vnRecentGames } from '@portico/contract/lottery/calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { LotteryCatalogue } from './service.ts'

export const vnRoutes = (lotteries: LotteryCatalogue): Binding[] => [
  bind(vnGameMenu, ({ request, context }) => lotteries.menus(request.prizeMode, context.language)),
  bind(vnRecentGames, ({ request, caller, context }) => lotteries.recent(caller, request.pageSize, context.language)),
]
