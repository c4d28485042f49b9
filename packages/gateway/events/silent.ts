import type { Events } from '../ports/events.ts'
import type { Delivery } from './service.ts'

/** For the demonstration's history, which has no listeners. */
export const silentEvents: Events = {
  broadcast: async () => {},
  toRoom: async () => {},
  notify: async () => {},
  notifyAll: async () => {},
  endSessions: async () => {},
  renewSession: async () => {},
  toGateways: async () => {},
  pushSoon: () => {},
  hearsWithin: () => false,
  onBroadcast: () => {},
  onGateways: () => {},
  onSessionEnd: () => {},
}

export const noDelivery: Delivery = { start: async () => {}, stop: async () => {} }
