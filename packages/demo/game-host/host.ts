import { reachableHost } from '@portico/gateway/kit/listening-host'
import type { ConnectGameHost, LaunchTarget } from '@portico/gateway/ports/game-host'
import type { FastifyInstance } from 'fastify'
import type { GameHostConfig } from '../config.ts'
import type { Instead } from './page.ts'
import { createVendorSite } from './vendor-site.ts'

/**
 * Listens at `port`; without one at the port above the gateway's, so that its address is easy to guess, or at any free one.
 * @returns the address.
 * @throws when a port that was asked for is taken.
 */
const listenBeside = async (
  site: FastifyInstance,
  { host, port, gateway }: { host: string; port: number | undefined; gateway: number },
): Promise<string> => {
  if (port !== undefined) return site.listen({ host, port })
  try {
    return await site.listen({ host, port: gateway < 65_535 ? gateway + 1 : 0 })
  } catch {
    return site.listen({ host, port: 0 })
  }
}

/** The vendors' games on an origin of their own, served by this process. */
export const createGameHost =
  ({ port, url }: GameHostConfig, insteadOf?: (launched: LaunchTarget) => Instead | undefined): ConnectGameHost =>
  (deps) => {
    const site = createVendorSite({ ...deps, insteadOf })
    let origin = url ?? null
    return {
      origin: () => origin,
      start: async (gateway) => {
        const address = await listenBeside(site, { host: gateway.host, port, gateway: gateway.port })
        deps.log.info({ address }, "the vendors' games are served at an address of their own")
        origin ??= `http://${reachableHost(gateway.host)}:${new URL(address).port}`
      },
      stop: () => site.close(),
    }
  }
