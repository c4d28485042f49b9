import { memberCases, openCase, replyToCase, sendFeedback, solveCase } from '@portico/contract/support/calls'
import { answerCase, operatorCases, readCase, setDeskHours } from '@portico/contract/support/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Clock } from '../ports/clock.ts'
import type { SupportDesk } from './desk.ts'
import type { Support } from './service.ts'

export const supportRoutes = (support: Support, desk: SupportDesk, clock: Clock): Binding[] => {
  const serverNow = () => clock.now().toISOString()
  return [
    bind(sendFeedback, async ({ request, caller }) => ({ case: await support.open(caller, request) })),
    bind(memberCases, async ({ request, caller }) => ({ ...(await support.list(caller, request.size)), serverNow: serverNow() })),
    bind(openCase, async ({ request, caller }) => ({ case: await support.read(caller, request.number), serverNow: serverNow() })),
    bind(replyToCase, async ({ request, caller }) => ({ case: await support.reply(caller, request) })),
    bind(solveCase, async ({ request, caller }) => ({ case: await support.solve(caller, request.number) })),
    bind(operatorCases, ({ request }) => desk.list(request)),
    bind(readCase, ({ request, context }) => desk.read(request.number, context.operator)),
    bind(answerCase, ({ request, context }) => desk.answer(request, context.operator)),
    bind(setDeskHours, ({ request, context }) => desk.setHours(request, context.operator)),
  ]
}
