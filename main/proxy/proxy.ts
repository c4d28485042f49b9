import type { ProxySetting } from '@portico/contract/desktop/shapes'
import type { Log } from '../ports.ts'
import { type ProxyConfig, proxyConfigOf } from './config.ts'
import { askedAs, type Route, routesOf } from './route.ts'

/** A network session that takes a proxy: Electron's, each partition its own. */
export interface ProxyTarget {
  readonly setProxy: (config: ProxyConfig) => Promise<void>
  /** Pooled connections would go on through the proxy before. */
  readonly closeAllConnections: () => Promise<void>
  readonly resolveProxy: (url: string) => Promise<string>
}

/** One setting for everything that speaks to the network. */
export interface Proxy {
  /**
   * Gives a session the setting now and at each change. Await it before the session's first request: until then it
   * follows the system. Rejects when the session does not take it. Answers what lets it go.
   */
  readonly attach: (name: string, target: ProxyTarget) => Promise<() => void>
  /** Applies another setting to all; rejects with an AggregateError when a session did not take it. */
  readonly use: (setting: ProxySetting) => Promise<void>
  /** How an address is reached by the first attached session, the shell, in the order to try. */
  readonly routes: (url: string) => Promise<readonly Route[]>
  /** Told after a change has reached every session. */
  readonly on: (listener: () => void) => () => void
  /** Names of the sessions that have it, for the diagnostics. */
  readonly reached: () => readonly string[]
}

export const createProxy = ({ first, log }: { readonly first: ProxySetting; readonly log: Log }): Proxy => {
  const targets = new Map<symbol, { readonly name: string; readonly target: ProxyTarget }>()
  const listeners = new Set<() => void>()
  let setting = first
  let settled: Promise<unknown> = Promise.resolve()

  // Changes and newcomers go one after another, so that none is left with the setting before.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = settled.then(work)
    settled = done.catch(() => undefined)
    return done
  }

  const apply = async (name: string, target: ProxyTarget) => {
    await target.setProxy(proxyConfigOf(setting))
    await target.closeAllConnections()
    log.info('The proxy setting reached a session', { session: name, mode: setting.mode })
  }

  return {
    attach: (name, target) =>
      inTurn(async () => {
        await apply(name, target)
        const key = Symbol(name)
        targets.set(key, { name, target })
        return () => void targets.delete(key)
      }),
    use: (next) =>
      inTurn(async () => {
        setting = next
        const failed: unknown[] = []
        for (const { name, target } of targets.values()) await apply(name, target).catch((error: unknown) => failed.push(error))
        for (const listener of listeners) listener()
        if (failed.length > 0) throw new AggregateError(failed, 'not every session took the proxy setting')
      }),
    routes: async (url) => {
      await settled
      const [shell] = targets.values()
      if (!shell) return []
      return routesOf(await shell.target.resolveProxy(askedAs(url)))
    },
    on: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    reached: () => [...targets.values()].map(({ name }) => name),
  }
}
