import type { Config } from '../config.ts'
import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { roomRoutes } from './routes.ts'
import { createRoom, type Room } from './service.ts'

/** The chat room. */
export const roomArea = (platform: Platform, config: Config): AreaOf<Room> => {
  const room = createRoom(platform, config)
  return areaOf(room, { name: 'room', bindings: roomRoutes(room) })
}
