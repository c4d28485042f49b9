import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { text } from '../kit/wire.ts'

/** Opens a game or closes it: a closed one stands in no list and cannot be launched. */
export const offerGame = call({
  method: 'POST',
  path: '/operator/games',
  token: false,
  only: 'operator',
  request: () => z.object({ gameCode: text(40), enabled: z.boolean() }),
  response: () => z.object({ gameCode: z.string(), enabled: z.boolean() }),
})
