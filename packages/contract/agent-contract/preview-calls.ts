import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant } from '../kit/wire.ts'
import { contractForecast } from './forecast-shapes.ts'
import { agentContract, contractEnds, contractRate, contractRefusal } from './shapes.ts'
import { contractKind, requestTerms } from './terms-shapes.ts'

/** What an offer would be: whether it may be made, its text and hash, what would end, and what it would have paid. Nothing is stored. */
export const previewAgentContract = call({
  method: 'POST',
  path: '/wps/relay/MCS2_previewAgentContract',
  token: true,
  only: 'agent',
  request: () => z.object({ holder: z.uuid(), kind: contractKind, terms: requestTerms, from: z.optional(instant), expiresAt: instant }),
  response: () =>
    z.object({
      account: z.string(),
      refusal: z.nullable(contractRefusal),
      /** Each tier or row beside one's own; empty where the offerer has nothing to be compared with. */
      rates: z.array(contractRate),
      text: z.string(),
      hash: z.string(),
      /** When it would begin if it were accepted now. */
      effective: z.nullable(instant),
      /** When the first period ends that it would pay for. */
      firstEnd: z.nullable(instant),
      /** Null where it could not be accepted now. */
      below: z.nullable(contractEnds),
      /** What the holder has now. */
      present: z.nullable(agentContract),
      /** What the offerer has where the offer would begin, by which it is judged. */
      own: z.nullable(agentContract),
      forecast: z.nullable(contractForecast),
      serverNow: instant,
    }),
})

/** What a contract would have paid in the last periods, beside what is in force; with the condition that was missed where it pays nothing. */
export const agentContractForecast = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentContractForecast',
  token: true,
  only: 'agent',
  request: () => z.object({ id: z.uuid() }),
  response: () => z.object({ forecast: contractForecast, serverNow: instant }),
})
