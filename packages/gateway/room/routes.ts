import { roomHistory, roomList, sayInRoom } from '@portico/contract/chat/calls'
import { clearRoom } from '@portico/contract/chat/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Room } from './service.ts'

/** The one room there is. */
const LOBBY = 'lobby'

export const roomRoutes = (room: Room): Binding[] => [
  bind(roomHistory, async () => ({ list: [...(await room.history())] })),
  bind(roomList, async () => {
    const messages = await room.history()
    return { list: [{ roomId: LOBBY, messages: messages.length, lastSaidAt: messages.at(-1)?.saidAt ?? null }] }
  }),
  bind(sayInRoom, async ({ request, caller }) => room.say(caller, request.text)),
  bind(clearRoom, async () => ({ cleared: await room.clear() })),
]
