import { roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import { clearRoom } from '@portico/contract/chat/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Room } from './service.ts'

export const roomRoutes = (room: Room): Binding[] => [
  bind(roomHistory, async () => ({ list: [...(await room.history())] })),
  bind(sayInRoom, async ({ request, caller }) => room.say(caller, request.text)),
  bind(clearRoom, async () => ({ cleared: await room.clear() })),
]
