import * as z from 'zod/mini'
import { game } from '../catalogue/shapes.ts'
import { call } from '../kit/call.ts'
import { day, gameCode, int, queryInt, text } from '../kit/wire.ts'
import { calledOffIssue, draw, drawResult, issueDecision, numeroState } from './draw-shapes.ts'
import { drawShape, lottery, openedGame, prizeMode } from './shapes.ts'

/** The lotteries of a price book. */
export const lotteryGames = call({
  method: 'GET',
  path: '/lgw/lottery/games',
  token: false,
  request: () => z.object({ prizeMode: z.optional(prizeMode) }),
  response: () => z.object({ games: z.array(lottery) }),
})

/** The issue that is open now, the next one and the last result of a lottery. */
export const openedNumero = call({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  token: 'optional',
  request: () => z.object({ gameCode }),
  response: () => openedGame,
})

/** The same for every lottery at once, for the lottery lobby. */
export const openedGames = call({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  token: 'optional',
  response: () => z.object({ list: z.array(openedGame) }),
})

/** Past results, latest first, and the issues of the same span of time that came to none. */
export const drawResults = call({
  method: 'GET',
  path: '/lgw/lottery/results',
  token: 'optional',
  request: () => z.object({ gameCode, limit: z._default(queryInt(1, 200), 30), before: z.optional(text(40)) }),
  response: () =>
    z.object({
      list: z.array(drawResult),
      /** Latest first; absent when there are none. */
      calledOff: z.optional(z.array(calledOffIssue)),
    }),
})

/** What is needed to check one draw: commitment, root of the sealed bets, and the seed once drawn. */
export const drawProof = call({
  method: 'GET',
  path: '/lgw/lottery/proof',
  token: 'optional',
  request: () => z.object({ gameCode, numero: text(40) }),
  response: () =>
    z.object({
      gameCode,
      numero: z.string(),
      state: numeroState,
      commitment: z.nullable(z.string()),
      /** Merkle root of the sealed bets: the public entropy of the draw. */
      root: z.nullable(z.string()),
      betCount: int(),
      seed: z.nullable(z.string()),
      shape: drawShape,
      /** The day of the draw in the merchant's zone, which some draws carry. */
      date: day,
      result: z.nullable(draw),
      /** What was decided on the issue besides its draw; absent when nothing was. */
      decisions: z.optional(z.array(issueDecision)),
    }),
})

/** The lotteries on offer by their class, as the lottery page lists them; `prizeMode` narrows them to one price book. */
export const vnGameMenu = call({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  token: false,
  request: () => z.object({ prizeMode: z.optional(prizeMode), device: z._default(z.literal('WEB'), 'WEB') }),
  response: () => z.object({ menus: z.array(z.object({ gameClassify: z.string(), games: z.array(game) })) }),
})

/** The lotteries that the caller bet on, latest first. */
export const vnRecentGames = call({
  method: 'GET',
  path: '/lgw/vn/games/recent',
  token: true,
  account: 'real',
  request: () => z.object({ pageSize: z._default(queryInt(1, 100), 12) }),
  response: () => z.object({ list: z.array(game) }),
})
