import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { int, queryInt } from '../kit/wire.ts'

/** The rooms of vendors' games that have some, each with the bets it takes; of one game, or of all. A game is launched into one by its `roomId`. */
export const gameRooms = call({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  token: 'optional',
  request: () => z.object({ nodeId: z.optional(queryInt(1, 999_999_999)) }),
  response: () =>
    z.object({
      list: z.array(
        z.object({
          nodeId: int(),
          /** In the reader's language. */
          gameName: z.string(),
          roomId: z.string(),
          roomName: z.string(),
          minBet: money,
          maxBet: money,
          /** A closed one is shown and cannot be entered. */
          open: z.boolean(),
        }),
      ),
    }),
})
