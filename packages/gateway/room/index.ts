import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { roomRoutes } from './routes.ts'
import { createRoom, type Room } from './service.ts'
import { sweepSpeakers } from './store.ts'

/** The chat room. */
export const roomArea = (platform: Platform): AreaOf<Room> => {
  const room = createRoom(platform)
  return areaOf(room, { name: 'room', bindings: roomRoutes(room), sweep: sweepSpeakers })
}
