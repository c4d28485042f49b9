import type { Agent } from 'node:http'
import { HttpsProxyAgent } from 'https-proxy-agent'
import { SocksProxyAgent } from 'socks-proxy-agent'
import type { Credentials, ProxyAuth } from './auth.ts'
import type { Proxy } from './proxy.ts'
import type { Route } from './route.ts'

const header = (credentials: Credentials | undefined): Record<string, string> =>
  credentials ? { 'Proxy-Authorization': `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}` } : {}

const realmOf = (challenge: string): string => /realm="([^"]{0,200})/i.exec(challenge)?.[1] ?? ''

/**
 * The agent with which Node's own connections take a route; undefined for a direct one. Names are looked up by the
 * proxy, as Chromium has it, so that none leaks past it.
 */
export const agentFor = (route: Route, auth: Pick<ProxyAuth, 'known' | 'answer'>): Agent | undefined => {
  if (route.kind === 'direct') return undefined
  const { kind, host, port } = route
  // Chromium answers no password to a SOCKS proxy either.
  if (kind === 'socks5') return new SocksProxyAgent(`socks5h://${host}:${port}`)
  if (kind === 'socks4') return new SocksProxyAgent(`socks4a://${host}:${port}`)
  const proxy = `${host}:${port}`
  const sent = auth.known(proxy)
  return new HttpsProxyAgent<'http://'>(new URL(`${kind}://${proxy}`), {
    headers: header(sent),
    onProxyAuth: async ({ response }) => {
      const challenge = String(response.headers['proxy-authenticate'] ?? '')
      // A password in plain base64 goes only to a proxy that asked for it so.
      if (!/\bbasic\b/i.test(challenge)) return { headers: {} }
      return { headers: header(await auth.answer({ proxy, realm: realmOf(challenge), rejected: sent })) }
    },
  })
}

/** The agents for an address, in the order in which its ways are to be tried. */
export const createAgents =
  (proxy: Pick<Proxy, 'routes'>, auth: Pick<ProxyAuth, 'known' | 'answer'>) =>
  async (url: string): Promise<readonly (Agent | undefined)[]> =>
    (await proxy.routes(url)).map((route) => agentFor(route, auth))
