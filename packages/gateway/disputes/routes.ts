import { agentDispute, agentDisputes, moveDispute, openDispute, replyToDispute } from '@portico/contract/dispute/calls'
import { answerDispute, operatorDisputes, readDispute } from '@portico/contract/dispute/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Clock } from '../ports/clock.ts'
import type { DisputeDesk } from './desk.ts'
import type { Disputes } from './service.ts'

export const disputeRoutes = (disputes: Disputes, desk: DisputeDesk, clock: Clock): Binding[] => {
  const serverNow = () => clock.now().toISOString()
  return [
    bind(openDispute, async ({ request, caller }) => ({ dispute: await disputes.open(caller, request), serverNow: serverNow() })),
    bind(agentDisputes, async ({ request, caller }) => ({ ...(await disputes.list(caller, request)), serverNow: serverNow() })),
    bind(agentDispute, async ({ request, caller }) => ({ dispute: await disputes.read(caller, request.id), serverNow: serverNow() })),
    bind(replyToDispute, async ({ request, caller }) => ({ dispute: await disputes.reply(caller, request), serverNow: serverNow() })),
    bind(moveDispute, async ({ request, caller }) => ({ dispute: await disputes.move(caller, request), serverNow: serverNow() })),
    bind(operatorDisputes, ({ request }) => desk.list(request)),
    bind(readDispute, ({ request, context }) => desk.read(request.number, context.operator)),
    bind(answerDispute, ({ request, context }) => desk.answer(request, context.operator)),
  ]
}
