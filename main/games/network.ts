import type { Log } from '../ports.ts'
import { siteOf, urlOf } from '../windows/addresses.ts'
import { reachOf } from './addresses.ts'
import { isFit, writtenReach } from './launch.ts'

/**
 * Who looks a name up on the way to an address. `proxy`: a proxy does, so that it is that proxy's network the request goes
 * to. `either`: a proxy does as long as it answers, and without one the request goes straight, as many PAC scripts have it.
 */
export type LookedUpBy = 'proxy' | 'either' | 'here'

interface Deps {
  /** The addresses of a name as the window's own session resolves it, through the cache it connects with. Rejects when there are none. */
  readonly lookup: (host: string) => Promise<readonly string[]>
  readonly lookedUpBy: (url: string) => Promise<LookedUpBy>
  /** In a development build that was started from a gateway on this machine: games may be on it too. */
  readonly loopback: boolean
  readonly log: Log
}

const MOST_TOLD = 50
const LOCAL = new Set(['data:', 'blob:'])

/**
 * Judges each request of one game window, redirects and sockets included: true lets it go. Nothing unencrypted and nothing
 * into a private network, however the address is written and whatever its name resolves to.
 *
 * Against names that change their address between our look and Chromium's: nothing is remembered in favour of a name, every
 * request is looked up; a name that led inward once is refused until the window closes; names that cannot be looked up are
 * refused. What remains Chromium judges by the address it is connected to, and asks for a permission that is always denied.
 */
export const createNetworkPolicy = ({ lookup, lookedUpBy, loopback, log }: Deps): ((url: string) => Promise<boolean>) => {
  const inward = new Set<string>()
  const reported = new Set<string>()

  const tell = (site: string): void => {
    // A game may ask again every second, all day.
    if (reported.has(site) || reported.size >= MOST_TOLD) return
    reported.add(site)
    log.warn('Requests of a game are blocked', { site })
  }

  const leadsOut = async (url: URL): Promise<boolean> => {
    const by = await lookedUpBy(url.href)
    if (by === 'proxy') return true
    const addresses = await lookup(url.hostname).catch((error: unknown) => {
      // A name that is known to the proxy alone leads nowhere without it.
      if (by === 'either') return undefined
      throw error
    })
    if (!addresses) return true
    const found = addresses.map(reachOf)
    const out = found.length > 0 && found.every((reach) => reach === 'public')
    if (!out) inward.add(url.hostname)
    return out
  }

  return async (text) => {
    const url = urlOf(text)
    if (!url) return false
    if (LOCAL.has(url.protocol)) return true
    const known = isFit(url, loopback) && !inward.has(url.hostname)
    // A lookup that fails is no proof of anything, so it does not go into the book.
    const good = known && (writtenReach(url) !== undefined || (await leadsOut(url).catch(() => false)))
    if (!good) tell(siteOf(text))
    return good
  }
}
