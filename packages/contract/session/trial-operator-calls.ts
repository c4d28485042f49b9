import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { int } from '../kit/wire.ts'

/** How many trial accounts there are, and what became of those of the last 30 days. */
export const operatorTrials = call({
  method: 'GET',
  path: '/operator/trials',
  token: false,
  only: 'operator',
  response: () =>
    z.object({
      /** Whether visitors may begin one. */
      offered: z.boolean(),
      /** That have not run out. */
      open: int(),
      /** Begun within the last day. */
      today: int(),
      /** Begun within the last 30 days. */
      begun: int(),
      /** Of those, the ones that have become full accounts. */
      registered: int(),
    }),
})
