import * as z from 'zod/mini'
import { call } from './call.ts'
import { text } from './wire.ts'

export const offerGame = call({
  method: 'POST',
  path: '/operator/games',
  summary: 'Opens a game or closes it: a closed one stands in no list and cannot be launched',
  token: false,
  encrypted: false,
  only: 'operator',
  request: z.object({ gameCode: text(40), enabled: z.boolean() }),
  response: z.object({ gameCode: z.string(), enabled: z.boolean() }),
  failures: ['OPERATOR_KEY_WRONG', 'GAME_UNKNOWN'],
  example: { request: { gameCode: 'PG-0017', enabled: false }, response: { gameCode: 'PG-0017', enabled: false } },
})
