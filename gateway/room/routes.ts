import { clearRoom, roomHistory, sayInRoom } from '@portico/contract/room'
import { type Binding, bind } from '../http/bind.ts'
import type { Room } from './service.ts'

export const roomRoutes = (room: Room): Binding[] => [
  bind(roomHistory, async () => ({ list: [...room.history()] })),
  bind(sayInRoom, async ({ request, caller }) => room.say(caller, request.text)),
  bind(clearRoom, async () => ({ cleared: room.clear() })),
]
