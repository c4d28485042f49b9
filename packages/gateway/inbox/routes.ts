import { deleteLetters, markLetters, memberLetters, readLetters, unreadCount } from '@portico/contract/inbox/calls'
import { operatorLetters, retractLetter, sendLetter } from '@portico/contract/inbox/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Clock } from '../ports/clock.ts'
import type { LetterDesk } from './desk.ts'
import type { Inbox } from './service.ts'

export const inboxRoutes = (inbox: Inbox, desk: LetterDesk, clock: Clock): Binding[] => [
  bind(unreadCount, ({ caller }) => inbox.unread(caller)),
  bind(memberLetters, async ({ request, caller, context }) => ({
    ...(await inbox.list(caller, request, context.language)),
    serverNow: clock.now().toISOString(),
  })),
  bind(markLetters, async ({ request, caller }) => {
    await inbox.mark(caller, request)
    return {}
  }),
  bind(readLetters, async ({ request, caller }) => {
    await inbox.readUpTo(caller, request)
    return {}
  }),
  bind(deleteLetters, async ({ request, caller }) => {
    await inbox.drop(caller, request.ids)
    return {}
  }),
  bind(sendLetter, ({ request, context }) => desk.send(request, context.operator)),
  bind(operatorLetters, ({ request }) => desk.list(request)),
  bind(retractLetter, ({ request, context }) => desk.retract(request, context.operator)),
]
