import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, listOf, text, upTo } from '../kit/wire.ts'
import { agentContract, contractAction, contractEnds, contractEvent, contractRefusal, contractState } from './shapes.ts'
import { contractKind, requestTerms } from './terms-shapes.ts'

/** The contracts that the agent holds or has given, the latest first. */
export const agentContracts = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentContracts',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      role: z.optional(z.enum(['holder', 'payer'])),
      kind: z.optional(contractKind),
      state: z.optional(contractState),
      /** The other side. */
      account: z.optional(upTo(64)),
    }),
  response: () => z.object({ list: z.array(agentContract), serverNow: instant }),
})

/** One contract with its text, what happened to it, and what would end if its holder said yes now. */
export const agentContractDetail = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentContract',
  token: true,
  only: 'agent',
  request: () => z.object({ id: z.uuid() }),
  response: () =>
    z.object({
      contract: agentContract,
      /** The language-neutral text whose hash is `contract.hash`. */
      text: z.string(),
      events: z.array(contractEvent),
      /** What would end, and what would stay, with an acceptance, an agreement or a finish; null where there is nothing to say yes to. */
      below: z.nullable(contractEnds),
      /** What stands in the way of that now. */
      refusal: z.nullable(contractRefusal),
      /** When an acceptance, an agreement or a finish of now would take effect. */
      effective: z.nullable(instant),
      /** Of an acceptance: when the first period ends that it pays for. */
      firstEnd: z.nullable(instant),
      /** Whether an acceptance takes a withdraw password. */
      passwordSet: z.boolean(),
      serverNow: instant,
    }),
})

/** Offers a contract to some of those directly below, each by itself; the answer says of each what came of it. */
export const offerAgentContract = call({
  method: 'POST',
  path: '/wps/relay/MCS2_offerAgentContract',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      holders: listOf(z.uuid(), 1, 100),
      kind: contractKind,
      terms: requestTerms,
      /** Where it is to begin; at the next edge after its acceptance where absent. */
      from: z.optional(instant),
      expiresAt: instant,
    }),
  response: () =>
    z.object({
      outcomes: z.array(
        z.object({ holderId: z.uuid(), account: z.string(), contract: z.nullable(agentContract), refusal: z.nullable(contractRefusal) }),
      ),
      serverNow: instant,
    }),
})

/** Accepts, declines or withdraws an offer; asks for a termination, agrees to it or refuses it; finishes a contract. */
export const answerAgentContract = call({
  method: 'POST',
  path: '/wps/relay/MCS2_processAgentContract',
  token: true,
  encrypted: true,
  only: 'agent',
  request: () =>
    z.object({
      id: z.uuid(),
      action: contractAction,
      /** What was shown: asked of `accept`. */
      hash: z.optional(upTo(64)),
      /** The list of what ends that was shown: asked of `accept`, `agree` and `finish`. */
      endsHash: z.optional(upTo(64)),
      note: z._default(upTo(300), ''),
      /** Asked of `accept`, where one is set. */
      withdrawPassword: z.optional(text(64)),
    }),
  response: () => z.object({ contract: agentContract, refusal: z.nullable(contractRefusal), serverNow: instant }),
})
