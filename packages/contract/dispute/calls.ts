import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { instant, int, queryInt } from '../kit/wire.ts'
import { disputeCursor, disputeHead, disputeReason, disputeText, disputeWhole, factName } from './shapes.ts'

/** Disputes a line of the agent's statement. One whose period is disputed already answers that dispute. */
export const openDispute = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_openAgentDispute',
  token: true,
  only: 'agent',
  request: () => z.object({ lineId: z.uuid(), reason: disputeReason, text: disputeText }),
  response: () => z.object({ dispute: disputeWhole, serverNow: instant }),
})

/** The agent's disputes, the latest changed first and a page at a time, or all of those about the period of one line. */
export const agentDisputes = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentDisputes',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      lineId: z.optional(z.uuid()),
      /** `ACTIVE`: something can still be said or answered; `CLOSED`: over, withdrawn ones too. */
      state: z.optional(z.enum(['ACTIVE', 'CLOSED'])),
      older: z.optional(disputeCursor),
      pageSize: z._default(queryInt(1, 100), 50),
    }),
  response: () =>
    z.object({
      list: z.array(disputeHead),
      /** The place that the next page follows; null at the end, and of a line. */
      older: z.nullable(disputeCursor),
      /** Of the line: until when it can be disputed; null where no line was named. */
      until: z.nullable(instant),
      serverNow: instant,
    }),
})

/** One dispute with all that was written, and the versions of its line. */
export const agentDispute = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentDispute',
  token: true,
  only: 'agent',
  request: () => z.object({ id: z.uuid() }),
  response: () => z.object({ dispute: disputeWhole, serverNow: instant }),
})

/**
 * Writes on, or says something of a fact, which sets the desk's clock going again where it stood still. The same `requestId` again is one
 * text.
 */
export const replyToDispute = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_replyToAgentDispute',
  token: true,
  only: 'agent',
  request: () => z.object({ requestId: z.uuid(), id: z.uuid(), fact: z.optional(factName), text: disputeText }),
  response: () => z.object({ dispute: disputeWhole, serverNow: instant }),
})

/** Withdraws a dispute, accepts the answer to it, or asks for somebody else to look at it, with the reason. */
export const moveDispute = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_moveAgentDispute',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      id: z.uuid(),
      /** The version that was looked at. */
      version: int(),
      action: z.enum(['withdraw', 'accept', 'secondLook']),
      text: z.optional(disputeText),
    }),
  response: () => z.object({ dispute: disputeWhole, serverNow: instant }),
})
