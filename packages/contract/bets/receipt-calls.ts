import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { savedReceipt } from './receipt-shapes.ts'

/** The receipt of a bet, and once its issue is sealed the way from it to the root that was published before the draw. */
export const betReceipt = call({
  method: 'GET',
  path: '/lgw/lottery/bets/receipt',
  token: true,
  request: () => z.object({ betId: z.uuid() }),
  response: () =>
    z.extend(savedReceipt, {
      /** A bet that was taken back before sealing stands in no list. */
      cancelled: z.boolean(),
    }),
})
