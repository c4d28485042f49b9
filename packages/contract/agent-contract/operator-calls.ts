import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, text, upTo } from '../kit/wire.ts'
import { agentContract, contractRefusal, contractState } from './shapes.ts'
import { contractKind, requestTerms } from './terms-shapes.ts'

/** Contracts that the company has given, or those of one account; the latest first. */
export const operatorAgentContracts = call({
  method: 'GET',
  path: '/operator/agent-contracts',
  token: false,
  only: 'operator',
  request: () => z.object({ account: z.optional(upTo(64)), kind: z.optional(contractKind), state: z.optional(contractState) }),
  response: () => z.object({ list: z.array(agentContract) }),
})

/** Offers a contract to a top account: such accounts have theirs from the company. */
export const operatorOfferContract = call({
  method: 'POST',
  path: '/operator/agent-contract/offer',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () =>
    z.object({ account: text(64), kind: contractKind, terms: requestTerms, from: z.optional(instant), expiresAt: z.optional(instant) }),
  response: () => z.object({ contract: z.nullable(agentContract), refusal: z.nullable(contractRefusal) }),
})

/** Withdraws an offer of the company, or asks a top account to agree to the end of its contract. */
export const operatorAnswerContract = call({
  method: 'POST',
  path: '/operator/agent-contract/answer',
  token: false,
  only: 'operator',
  desk: 'finance',
  request: () => z.object({ id: z.uuid(), action: z.enum(['withdraw', 'request']), note: text(300) }),
  response: () => z.object({ contract: agentContract, refusal: z.nullable(contractRefusal) }),
})
