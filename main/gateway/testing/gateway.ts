import { HEADERS } from '@portico/contract/kit/call'
import { APP_ORIGIN, HELD_TOKEN } from '@portico/contract/desktop/names'
import { domainList, probe } from '@portico/contract/system/calls'
import type { Fetch } from '../../ports.ts'
import { testClock } from '../../testing/clock.ts'
import { silentLog } from '../../testing/log.ts'
import type { OwnPage } from '../bundle.ts'
import { createGateway } from '../gateway.ts'
import type { Secrets } from '../../vault/record.ts'
import type { SecretsChange } from '../../vault/vault.ts'
import type { SessionEnd } from '../session.ts'
import { testMemory } from './lines.ts'

type Server = (request: Request) => Response | Promise<Response>

export const success = (value: unknown, init: ResponseInit = {}): Response => Response.json({ success: true, value }, init)
export const failure = (code: string, status: number): Response => Response.json({ success: false, code, traceId: 't' }, { status })

/** Never answers, and notices when it is called off. */
export const silence: Server = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }))
const broken =
  (message: string): Server =>
  () => {
    throw new Error(message)
  }
export const refusing = broken('net::ERR_CONNECTION_REFUSED')
export const resetting = broken('net::ERR_CONNECTION_RESET')

/** A gateway that answers probes and, by what the test gives, calls. */
export const alive =
  (answer: Server = () => success({})): Server =>
  (request) => {
    const url = new URL(request.url)
    if (url.pathname === probe.path)
      return success({ nonce: url.searchParams.get('nonce'), merchantCode: 'aurora', serverNow: '2026-11-21T08:00:00.000Z' })
    return url.pathname === domainList.path ? success({ list: null }) : answer(request)
  }

/** A vault in memory. */
export const testVault = (first: Secrets = {}) => {
  let secrets = first
  return {
    token: () => secrets.token,
    remember: () => secrets.remember,
    left: () => secrets.left,
    device: () => secrets.device,
    hold: async ({ token, remember, left, device }: SecretsChange) => {
      secrets = {
        token: token === undefined ? secrets.token : (token ?? undefined),
        remember: remember === undefined ? secrets.remember : (remember ?? undefined),
        left: left === undefined ? secrets.left : (left ?? undefined),
        device: device ?? secrets.device,
      }
    },
    forget: async (left?: string | null) => {
      secrets = { left: left === undefined ? secrets.left : (left ?? undefined), device: secrets.device }
    },
  }
}

export const ONE = 'http://127.0.0.1:1'
export const TWO = 'http://127.0.0.1:2'

/** The whole part over a network that the test plays; `seen` is what left the machine. */
export const testGateway = (
  servers: Record<string, Server>,
  { secrets = {}, root = '', pages = {} as Record<string, () => OwnPage>, fetch = undefined as Fetch | undefined } = {},
) => {
  const clock = testClock()
  const vault = testVault(secrets)
  const ends: SessionEnd[] = []
  const seen: Request[] = []
  const played: Fetch = async (url, init) => {
    const request = new Request(url, init)
    seen.push(request)
    const server = servers[new URL(url).origin]
    if (!server) throw new Error('net::ERR_NAME_NOT_RESOLVED')
    return server(request)
  }
  const gateway = createGateway({
    client: { id: 'aurora', merchantCode: 'aurora', domains: '', domainKeys: [] },
    development: Object.keys(servers),
    fetch: fetch ?? played,
    clock,
    random: () => 0.5,
    log: silentLog,
    memory: testMemory(),
    vault,
    online: () => true,
    ended: (why) => ends.push(why),
    root,
    pages,
  })
  return {
    ...gateway,
    gateway,
    clock,
    vault,
    ends,
    seen,
    servers,
    /** What left for anything but probes. */
    calls: () => seen.filter(({ url }) => new URL(url).pathname !== probe.path),
    /** As the renderer fetches; `held`: it takes itself to be signed in. */
    fetch: (path: string, { withToken = false, ...init }: RequestInit & { readonly withToken?: boolean } = {}) => {
      const headers = new Headers(init.headers)
      if (withToken) headers.set(HEADERS.token, HELD_TOKEN)
      if (init.body) headers.set('Content-Type', 'application/json')
      return gateway.handle(new Request(`${APP_ORIGIN}${path}`, { ...init, headers }))
    },
  }
}
