import type { Agent } from 'node:http'
import type { Credentials, ProxyAuth } from './auth.ts'
import type { Proxy } from './proxy.ts'
import type { Route } from './route.ts'

const header = (credentials: Credentials | undefined): Record<string, string> =>
  credentials ? { 'Proxy-Authorization': `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}` } : {}

const realmOf = (challenge: string): string => /realm="([^"]{0,200})/i.exec(challenge)?.[1] ?? ''

/**
 * The agent with which Node's own connections take a route; undefined for a direct one. Names are looked up by the
 * proxy, as Chromium has it, so that none leaks past it. Most readers have no proxy, so what speaks to one is loaded late.
 */
const agentFor = async (route: Route, auth: Pick<ProxyAuth, 'known' | 'answer'>, basic: Set<string>): Promise<Agent | undefined> => {
  if (route.kind === 'direct') return undefined
  const { kind, host, port } = route
  if (kind === 'socks5' || kind === 'socks4') {
    const { SocksProxyAgent } = await import('socks-proxy-agent')
    // Chromium answers no password to a SOCKS proxy either.
    return new SocksProxyAgent(`${kind === 'socks5' ? 'socks5h' : 'socks4a'}://${host}:${port}`)
  }
  const { HttpsProxyAgent } = await import('https-proxy-agent')
  const proxy = `${host}:${port}`
  // A password in plain base64 goes only to a proxy that asked for it so; what is known may have been given to one that did not.
  const sent = basic.has(proxy) ? auth.known(proxy) : undefined
  return new HttpsProxyAgent<'http://'>(new URL(`${kind}://${proxy}`), {
    headers: header(sent),
    onProxyAuth: async ({ response }) => {
      const challenge = String(response.headers['proxy-authenticate'] ?? '')
      if (!/\bbasic\b/i.test(challenge)) return { headers: {} }
      basic.add(proxy)
      return { headers: header(await auth.answer({ proxy, realm: realmOf(challenge), rejected: sent })) }
    },
  })
}

/** The agents for an address, in the order in which its ways are to be tried. */
export const createAgents = (proxy: Pick<Proxy, 'routes'>, auth: Pick<ProxyAuth, 'known' | 'answer'>) => {
  /** Proxies, as `host:port`, that have asked for a password in plain base64. */
  const basic = new Set<string>()
  return async (url: string): Promise<readonly (Agent | undefined)[]> =>
    Promise.all((await proxy.routes(url)).map((route) => agentFor(route, auth, basic)))
}
