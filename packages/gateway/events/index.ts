import { Gauge } from 'prom-client'
import type { Area } from '../kit/area.ts'
import type { Hub } from './hub.ts'
import { eventRoutes } from './routes.ts'
import { registerSocket } from './socket.ts'

const HEARTBEAT_MS = 25_000

/** The events socket and the tickets that open it. `domains`: whose pages may, besides those of the gateway itself. */
export const eventsArea = (hub: Hub, domains: readonly string[]): { area: Area } => {
  let beat = () => {}
  return {
    area: {
      name: 'events',
      bindings: eventRoutes(hub.tickets),
      register: async (app) => {
        ;({ beat } = await registerSocket(app, { hub, domains }))
      },
      jobs: [{ name: 'heartbeat', everyMs: HEARTBEAT_MS, run: async () => beat() }],
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
