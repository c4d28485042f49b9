import type { DesktopEvent, DesktopEventName, RequestName } from '@portico/contract/desktop/channels'
import type { ClientState } from '@portico/contract/desktop/shapes'
import { BridgeError } from '../platform/desktop.ts'
import type { Ask, Desktop } from '../platform/desktop-port.ts'
import type { Platform } from '../platform/port.ts'
import { CLIENT_STATE } from './client-state.ts'
import { testPlatform } from './render.tsx'

/** A platform inside a client whose main answers what the test says; what is not said is refused. */
export const testDesktop = (answers: Partial<Ask> = {}, state: Partial<ClientState> = {}) => {
  const listeners = new Map<string, Set<(event: never) => void>>()
  const requests: [RequestName, ...unknown[]][] = []
  const ask = new Proxy({} as Ask, {
    get:
      (_ask, name: RequestName) =>
      async (...args: never[]) => {
        requests.push([name, ...args])
        const answer = answers[name] as ((...all: never[]) => Promise<unknown>) | undefined
        if (!answer) throw new BridgeError('REFUSED')
        return answer(...args)
      },
  })
  const on = new Proxy({} as Desktop['on'], {
    get: (_on, name: string) => (listener: (event: never) => void) => {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(listener))
      return () => void all.delete(listener)
    },
  })
  const desktop: Desktop = { state: { ...CLIENT_STATE, ...state }, ask, on, onLink: (listener) => on['link.opened'](listener) }
  const platform: Platform = { ...testPlatform(), kind: 'desktop', desktop }
  const say = <N extends DesktopEventName>(name: N, event: DesktopEvent<N>) =>
    listeners.get(name)?.forEach((listener) => listener(event as never))
  return { platform, requests, say }
}
