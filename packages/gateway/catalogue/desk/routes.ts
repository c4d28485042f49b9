import {
  operatorGames,
  operatorVendors,
  publishGames,
  publishLotteries,
  publishVendor,
  setGamePicture,
} from '@portico/contract/catalogue/operator-calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { CatalogueDesk } from './service.ts'

export const deskRoutes = (desk: CatalogueDesk): Binding[] => [
  bind(operatorVendors, () => desk.vendors()),
  bind(publishVendor, ({ request }) => desk.saveVendor(request)),
  bind(operatorGames, ({ request }) => desk.games(request)),
  bind(publishGames, ({ request }) => desk.saveGames(request.games)),
  bind(setGamePicture, async ({ request }) => {
    await desk.setPicture(request.gameCode, request.iconUrl)
    return { gameCode: request.gameCode }
  }),
  bind(publishLotteries, () => desk.addLotteries()),
]
