import { session as sessions, type Session } from 'electron'
import type { Log } from '../ports.ts'
import { askedAs, type Route, routesOf } from '../proxy/route.ts'
import type { PermissionRule } from '../windows/permissions.ts'
import { grantPermissions } from '../windows/permissions.electron.ts'
import type { GameSession } from './game-window.ts'
import { createNetworkPolicy, type LookedUpBy } from './network.ts'

interface Deps {
  /** Gives a session the proxy setting now and at each change; answers what lets it go. */
  readonly attachProxy: (name: string, session: Session) => Promise<() => void>
  readonly log: Log
}

/** SOCKS 4 knows addresses alone, so there the name is looked up here. */
const looksUp = ({ kind }: Route): boolean => kind !== 'direct' && kind !== 'socks4'

const lookedUpBy = async (session: Session, text: string): Promise<LookedUpBy> => {
  const routes = routesOf(await session.resolveProxy(askedAs(text)))
  const [first] = routes
  if (!first || !looksUp(first)) return 'here'
  return routes.every(looksUp) ? 'proxy' : 'either'
}

/** Sets the rules of a game's in-memory partition before anything is loaded in it. */
export const gameSessionMaker =
  ({ attachProxy, log }: Deps) =>
  async (partition: string, rules: { readonly permissions: PermissionRule; readonly loopback: boolean }): Promise<GameSession> => {
    const session = sessions.fromPartition(partition)
    const mayRequest = createNetworkPolicy({
      lookup: async (host) => (await session.resolveHost(host)).endpoints.map(({ address }) => address),
      lookedUpBy: (url) => lookedUpBy(session, url),
      loopback: rules.loopback,
      log,
    })
    const refuseAll = grantPermissions(session, rules.permissions, log)
    // The only listener of the session: Electron keeps none but the last.
    session.webRequest.onBeforeRequest((details, answer) => {
      mayRequest(details.url).then(
        (good) => answer({ cancel: !good }),
        () => answer({ cancel: true }),
      )
    })
    const letProxyGo = await attachProxy(partition, session)
    return {
      direct: async (url) => routesOf(await session.resolveProxy(askedAs(url))).every(({ kind }) => kind === 'direct'),
      dispose: async () => {
        letProxyGo()
        refuseAll()
        session.webRequest.onBeforeRequest((_details, answer) => answer({ cancel: true }))
        await session.closeAllConnections()
        await Promise.all([session.clearData(), session.clearAuthCache(), session.clearHostResolverCache()])
      },
    }
  }
