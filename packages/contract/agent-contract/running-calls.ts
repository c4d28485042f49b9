import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int } from '../kit/wire.ts'
import { contractShortfall } from './forecast-shapes.ts'

/** Where the running periods stand of the contracts that pay the agent by days: the figures by now, their tier, and what is missing to the next. */
export const agentContractRunning = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentContractRunning',
  token: true,
  only: 'agent',
  response: () =>
    z.object({
      list: z.array(
        z.object({
          /** The contract's. */
          id: z.uuid(),
          from: instant,
          to: instant,
          turnover: z.string(),
          active: int(),
          /** Before anything is taken off. */
          loss: z.string(),
          /** The index of the tier that is reached; null where none is, or where what is taken off is known at the end alone. */
          tier: z.nullable(int()),
          /** What is missing to a better rate; null where none is better, or it is known at the end alone. */
          next: z.nullable(contractShortfall),
        }),
      ),
      serverNow: instant,
    }),
})
