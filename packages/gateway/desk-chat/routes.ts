import { deskChatNow, endDeskChat, openDeskChat, readDeskChat, sayInDeskChat, typeToDesk } from '@portico/contract/desk-chat/calls'
import { answerDeskChat, operatorDeskChats, readDeskChatOf } from '@portico/contract/desk-chat/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { ChatDesk } from './desk.ts'
import type { DeskChats } from './service.ts'

export const deskChatRoutes = (chats: DeskChats, desk: ChatDesk): Binding[] => [
  bind(deskChatNow, ({ request, caller }) => chats.now(caller, request)),
  bind(openDeskChat, async ({ caller, context }) => ({ chat: await chats.open(caller, context.language) })),
  bind(sayInDeskChat, ({ request, caller }) => chats.say(caller, request)),
  bind(readDeskChat, async ({ request, caller }) => {
    await chats.read(caller, request.position)
    return {}
  }),
  bind(typeToDesk, async ({ caller }) => {
    await chats.type(caller)
    return {}
  }),
  bind(endDeskChat, async ({ caller }) => ({ chat: await chats.end(caller) })),
  bind(operatorDeskChats, () => desk.list()),
  bind(readDeskChatOf, ({ request, context }) => desk.read(request.account, context.operator)),
  bind(answerDeskChat, ({ request, context }) => desk.answer(request, context.operator)),
]
