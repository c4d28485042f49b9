import { blockRoomSpeaker, reportRoomMessage, roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import {
  clearRoom,
  judgeRoomMessage,
  muteRoomSpeaker,
  operatorRooms,
  roomQueue,
  sayAsHost,
  setRoomRules,
} from '@portico/contract/chat/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { RoomDesk } from './desk.ts'
import type { Room } from './service.ts'

export const roomRoutes = (room: Room, desk: RoomDesk): Binding[] => [
  bind(roomHistory, ({ request, caller, context }) => room.history(caller, request, context.language)),
  bind(sayInRoom, ({ request, caller, context }) => room.say(caller, request, context.language)),
  bind(reportRoomMessage, ({ request, caller }) => room.report(caller, request)),
  bind(blockRoomSpeaker, ({ request, caller }) => room.block(caller, request)),
  bind(clearRoom, async ({ context }) => ({ cleared: await desk.clear(context.operator) })),
  bind(roomQueue, ({ request }) => desk.queue(request)),
  bind(judgeRoomMessage, ({ request, context }) => desk.judge(request, context.operator)),
  bind(sayAsHost, ({ request, context }) => desk.say(request, context.operator)),
  bind(muteRoomSpeaker, ({ request, context }) => desk.mute(request, context.operator)),
  bind(operatorRooms, () => desk.rules()),
  bind(setRoomRules, ({ request, context }) => desk.setRules(request, context.operator)),
]
