import { gameList, gameMenus, gameVendors, hotGames } from '@portico/contract/catalogue'
import { type Binding, bind } from '../http/bind.ts'
import type { Catalogue } from './service.ts'

export const catalogueRoutes = (catalogue: Catalogue): Binding[] => [
  bind(gameMenus, () => catalogue.menus()),
  bind(gameList, ({ request, context }) => catalogue.list(request, context.language)),
  bind(hotGames, ({ request, context }) => catalogue.hot(request, context.language)),
  bind(gameVendors, ({ context }) => catalogue.lanes(context.language)),
]
