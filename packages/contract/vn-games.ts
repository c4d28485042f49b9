import * as z from 'zod/mini'
import { call } from './call.ts'
import { exampleGame, game } from './catalogue.ts'
import { prizeMode } from './lottery.ts'
import { queryInt } from './wire.ts'

const exampleLottery = { ...exampleGame, gameCode: 'SSC1', vassalage: 'LOTT', gameType: 'ELOTT', gameClassify: 'SSC' } as const

export const vnGameMenu = call({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'The lotteries on offer by their class, as the lottery page lists them; `prizeMode` narrows them to one price book',
  token: false,
  encrypted: false,
  request: z.object({ prizeMode: z.optional(prizeMode), device: z._default(z.literal('WEB'), 'WEB') }),
  response: z.object({ menus: z.array(z.object({ gameClassify: z.string(), games: z.array(game) })) }),
  failures: [],
  example: {
    request: { prizeMode: 'ELOTT', device: 'WEB' },
    response: { menus: [{ gameClassify: 'SSC', games: [exampleLottery] }] },
  },
})

export const vnRecentGames = call({
  method: 'GET',
  path: '/lgw/vn/games/recent',
  summary: 'The lotteries that the caller bet on, latest first',
  token: true,
  encrypted: false,
  request: z.object({ pageSize: z._default(queryInt(1, 100), 12) }),
  response: z.object({ list: z.array(game) }),
  failures: ['NEED_TRUE_ACCOUNT'],
  example: { request: { pageSize: 12 }, response: { list: [exampleLottery] } },
})
