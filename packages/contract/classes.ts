import * as z from 'zod/mini'
import { call } from './call.ts'
import { gameType } from './catalogue.ts'
import { text } from './wire.ts'

const gameClass = z.object({
  key: z.string(),
  displayName: z.string(),
  total: z.int(),
  /** Codes of the vendors that have games of it. */
  vendors: z.array(z.string()),
})

export const gameClasses = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  summary: 'The game types of one vendor or of all, in menu order, and the classes of each',
  token: false,
  encrypted: false,
  request: z.object({ gameType: z.optional(gameType), vassalage: z.optional(text(40)) }),
  response: z.object({ types: z.array(z.object({ gameType, total: z.int(), gameClassify: z.array(gameClass) })) }),
  failures: ['VENDOR_UNKNOWN'],
  example: {
    request: { gameType: 'RNG' },
    response: {
      types: [{ gameType: 'RNG', total: 320, gameClassify: [{ key: 'SLOTS', displayName: 'Slots', total: 290, vendors: ['PG', 'JL'] }] }],
    },
  },
})
