import * as z from 'zod/mini'
import { commissionKind } from '../commission/shapes.ts'
import { instant, int } from '../kit/wire.ts'

/**
 * `CONTRACT_OFFER` and `CONTRACT_END`: the other side offers a contract, or asks to end one. `DISPUTE_QUESTION`: the desk asks, and its clock stands
 * still; `DISPUTE_ANSWER`: it answered, and a second look can be asked for. `LINK_ENDS`: a register link is nearly over or nearly used up;
 * `LINK_ABOVE`: one promises more than its agent has.
 */
export const agentWaitingKind = z.enum(['CONTRACT_OFFER', 'CONTRACT_END', 'DISPUTE_QUESTION', 'DISPUTE_ANSWER', 'LINK_ENDS', 'LINK_ABOVE'])
export type AgentWaitingKind = z.infer<typeof agentWaitingKind>

export const agentWaitingItem = z.object({
  kind: agentWaitingKind,
  /** Of the contract, the dispute or the link. */
  id: z.uuid(),
  /** As people say it: `DS-2041`, `DP-118`, the code of a link. */
  name: z.string(),
  /** What a contract or a disputed line pays. */
  pays: z.nullable(commissionKind),
  /** Of a contract: the account on the other side; null is the company, and of all else. */
  account: z.nullable(z.string()),
  /** By when, where there is an end. */
  until: z.nullable(instant),
  /** Of a link: how many may still register by it; null where there is no bound. */
  left: z.nullable(int()),
})
export type AgentWaitingItem = z.infer<typeof agentWaitingItem>
