import type { Protocol, ProxyConfig, Session, WebRequest } from 'electron'
import { emitting, guard } from './guard.ts'
import type { Machine } from './machine.ts'

type Handlers<Names extends keyof Session> = { [N in Names]?: Parameters<Extract<Session[N], (...args: never) => unknown>>[0] }
type Listener = (details: never, answer?: (response: never) => void) => void

/** What was set on a session, for the harness and for tests. */
export interface SessionState
  extends Handlers<
    'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler' | 'setDisplayMediaRequestHandler'
  > {
  readonly partition: string
  readonly session: Session
  readonly schemes: Map<string, (request: Request) => Response | Promise<Response>>
  /** One listener for each event: a second one takes the first one's place. */
  readonly webRequest: Map<string, Listener>
  proxy: ProxyConfig | undefined
}

const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ERR_CONNECTION_REFUSED',
  ECONNRESET: 'ERR_CONNECTION_RESET',
  UND_ERR_SOCKET: 'ERR_CONNECTION_CLOSED',
  ENOTFOUND: 'ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'ERR_NAME_NOT_RESOLVED',
  CERT_HAS_EXPIRED: 'ERR_CERT_DATE_INVALID',
}

/** Fails as Chromium's network does, by its names; a call that is called off fails with its own reason. */
const chromiumFetch = (input: string | Request, init?: RequestInit): Promise<Response> =>
  fetch(input, init).catch((error: Error & { cause?: { code?: string } }) => {
    if (error.name !== 'TypeError') throw error
    throw new Error(`net::${CODES[error.cause?.code ?? ''] ?? 'ERR_FAILED'}`, { cause: error.cause })
  })

const REQUEST_EVENTS = [
  'onBeforeRequest',
  'onBeforeSendHeaders',
  'onHeadersReceived',
  'onSendHeaders',
  'onResponseStarted',
  'onBeforeRedirect',
  'onCompleted',
  'onErrorOccurred',
] as const satisfies (keyof WebRequest)[]

/** The sessions of one client, made when first asked for and kept, as Electron does, until it ends. */
export const createSessions = (machine: Machine, created: (session: Session) => void) => {
  const states = new Map<string, SessionState>()

  const createSession = (partition: string): SessionState => {
    const schemes: SessionState['schemes'] = new Map()
    const webRequest: SessionState['webRequest'] = new Map()
    const protocol = guard('protocol', {
      handle: (scheme, handler) => void schemes.set(scheme, handler as (request: Request) => Response),
      unhandle: (scheme) => void schemes.delete(scheme),
    } satisfies Partial<Protocol>)
    const listen = (event: string) => (first: unknown, second?: unknown) => {
      const listener = (second === undefined ? first : second) as Listener | null
      if (listener) webRequest.set(event, listener)
      else webRequest.delete(event)
    }
    const done = () => Promise.resolve()
    const members = {
      protocol: protocol as unknown as Protocol,
      webRequest: guard('webRequest', Object.fromEntries(REQUEST_EVENTS.map((event) => [event, listen(event)]))) as unknown as WebRequest,
      isPersistent: () => partition.startsWith('persist:') || partition === '',
      setPermissionRequestHandler: (handler) => Object.assign(state, { setPermissionRequestHandler: handler }),
      setPermissionCheckHandler: (handler) => Object.assign(state, { setPermissionCheckHandler: handler }),
      setDevicePermissionHandler: (handler) => Object.assign(state, { setDevicePermissionHandler: handler }),
      setDisplayMediaRequestHandler: (handler) => Object.assign(state, { setDisplayMediaRequestHandler: handler }),
      setProxy: async (config) => void Object.assign(state, { proxy: config }),
      resolveProxy: async () => {
        const server = state.proxy?.mode === 'fixed_servers' ? state.proxy.proxyRules : undefined
        return server
          ? server.replace(/^(?:\w+=)?(\w+):\/\//, (_, kind: string) => `${kind === 'http' ? 'PROXY' : kind.toUpperCase()} `)
          : 'DIRECT'
      },
      resolveHost: async (host) => {
        const address = /^[\d.]+$|:/.test(host) ? host : host === 'localhost' ? '127.0.0.1' : machine.hosts[host]
        if (!address) throw new Error('net::ERR_NAME_NOT_RESOLVED')
        return { endpoints: [{ address, family: address.includes(':') ? 'ipv6' : 'ipv4' }] }
      },
      fetch: async (input, init) => {
        const url = new URL(typeof input === 'string' ? input : input.url)
        const own = init?.bypassCustomProtocolHandlers ? undefined : schemes.get(url.protocol.slice(0, -1))
        return own ? own(new Request(input, init)) : chromiumFetch(input as Request, init)
      },
      closeAllConnections: done,
      clearAuthCache: done,
      clearHostResolverCache: done,
      clearData: () => machine.clear(partition),
    } satisfies Partial<Session>
    const session = guard('session', emitting(members)) as unknown as Session
    const state: SessionState = { partition, session, schemes, webRequest, proxy: undefined }
    return state
  }

  const stateOf = (partition: string): SessionState => {
    const known = states.get(partition)
    if (known) return known
    const state = createSession(partition)
    states.set(partition, state)
    created(state.session)
    return state
  }
  return {
    stateOf,
    states: (): readonly SessionState[] => [...states.values()],
    stateOfSession: (session: Session): SessionState => {
      const state = [...states.values()].find((each) => each.session === session)
      if (!state) throw new Error('no such session')
      return state
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
