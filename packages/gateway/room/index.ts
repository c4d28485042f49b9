import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createRoomDesk, type RoomDesk, type RoomDeskDeps } from './desk.ts'
import { roomRoutes } from './routes.ts'
import { createRoom, type Room, type RoomDeps } from './service.ts'
import { sweepRooms } from './store.ts'

export { roomText } from './words.ts'
export type { Room }

export interface RoomArea extends Room {
  readonly desk: RoomDesk
}

/** The chat rooms, one for each language. */
export const roomArea = (platform: Platform, deps: RoomDeps & RoomDeskDeps): AreaOf<RoomArea> => {
  const room = createRoom(platform, deps)
  const desk = createRoomDesk(platform, deps)
  return areaOf({ ...room, desk }, { name: 'room', bindings: roomRoutes(room, desk), sweep: sweepRooms })
}
