import * as z from 'zod/mini'
import { frozen } from './bets.ts'
import { call } from './call.ts'

/** What a member was promised when a bet was accepted. */
export const receipt = z.object({
  ...frozen,
  flags: z.record(z.string().check(z.maxLength(20)), z.string()),
  /** Decimal string with four places, and its currency. */
  stake: z.string(),
  currency: z.string(),
})

/** Where a receipt stands in the sealed list: what leads from it to the root, one neighbour's hash a step. */
export const inclusion = z.object({
  root: z.string(),
  path: z.array(z.object({ side: z.enum(['before', 'after']), hash: z.string().check(z.maxLength(64)) })).check(z.maxLength(64)),
})

/** What a saved receipt holds: before the issue is sealed there is no way to the root yet. */
export const savedReceipt = z.object({ receipt, inclusion: z.nullable(inclusion) })
export type SavedReceipt = z.infer<typeof savedReceipt>

export const betReceipt = call({
  method: 'GET',
  path: '/lgw/lottery/bets/receipt',
  summary: 'The receipt of a bet, and once its issue is sealed the way from it to the root that was published before the draw',
  token: true,
  encrypted: false,
  request: z.object({ betId: z.uuid() }),
  response: z.extend(savedReceipt, {
    /** A bet that was taken back before sealing stands in no list. */
    cancelled: z.boolean(),
  }),
  failures: ['BET_UNKNOWN'],
  example: {
    request: { betId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001' },
    response: {
      receipt: {
        betId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001',
        gameCode: 'SSC1',
        numero: '20261121-0900',
        play: 'fixed-position',
        selection: { places: [['7'], [], [], [], []] },
        notes: 1,
        unit: '2000',
        mode: '1',
        multiple: 1,
        prizeGroup: 1950,
        odds: null,
        flags: { tie: 'lose' },
        stake: '2000.0000',
        currency: 'VND',
      },
      inclusion: {
        root: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
        path: [{ side: 'after', hash: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b' }],
      },
      cancelled: false,
    },
  },
})
