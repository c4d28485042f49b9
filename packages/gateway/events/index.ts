import { Gauge } from 'prom-client'
import type { Area } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { CLOSE } from './connection.ts'
import { BEAT_MS, createHub } from './hub.ts'
import type { ReadableRooms } from './reading.ts'
import { eventRoutes } from './routes.ts'
import type { Delivery } from './service.ts'
import { registerSocket } from './socket.ts'
import { sweepTickets } from './ticket-store.ts'
import { createTickets } from './tickets.ts'

export { createOutboxBus } from './outbox-bus.ts'
export { forgetEvents } from './outbox-store.ts'
export { createEvents } from './service.ts'
export { noDelivery, silentEvents } from './silent.ts'
export type { Delivery }

export interface EventsDeps {
  readonly delivery: Delivery
  /** Whose pages may open a socket, besides those of the gateway itself. */
  readonly domains: readonly string[]
  /** Whether the session goes on, under this token. */
  readonly isLive: (sessionId: string, tokenHash: string) => Promise<boolean>
  /** Whether a member takes a break from play, and hears of no marketing. */
  readonly isSpared: (memberId: string) => Promise<boolean>
  readonly readableRooms: ReadableRooms
  /** How many sockets one address may hold open. */
  readonly most: number
}

/** The events socket, the tickets that open it, and the delivery of events to it. */
export const eventsArea = (
  platform: Platform,
  { delivery, domains, isLive, isSpared, readableRooms, most }: EventsDeps,
): { area: Area } => {
  const hub = createHub({ ...platform, later: (run, ms) => void (ms === 0 ? setImmediate(run) : setTimeout(run, ms).unref()) })
  const tickets = createTickets(platform)
  let beat = () => {}
  return {
    area: {
      name: 'events',
      bindings: eventRoutes(tickets),
      register: async (app) => {
        ;({ beat } = await registerSocket(app, { hub, tickets, domains, isLive, isSpared, readableRooms, most }))
      },
      // Who comes back fetches what it may have missed.
      start: () => delivery.start(hub.deliver, () => hub.closeAll(CLOSE.missed, 'events were missed')),
      stop: delivery.stop,
      jobs: [{ name: 'heartbeat', everyMs: BEAT_MS, run: async () => beat() }],
      sweep: sweepTickets,
      metrics: (registry) => {
        new Gauge({
          name: 'portico_sockets',
          help: 'Open event sockets',
          registers: [registry],
          collect() {
            this.set(hub.size())
          },
        })
      },
    },
  }
}
