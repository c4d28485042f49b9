import * as z from 'zod/mini'

/** One way to a host. Chromium names them in the order in which they are to be tried. */
export type Route =
  | { readonly kind: 'direct' }
  | { readonly kind: 'http' | 'https' | 'socks4' | 'socks5'; readonly host: string; readonly port: number }

const KINDS = { PROXY: 'http', HTTP: 'http', HTTPS: 'https', SOCKS: 'socks4', SOCKS4: 'socks4', SOCKS5: 'socks5' } as const
const USUAL_PORT = { http: 80, https: 443, socks4: 1080, socks5: 1080 } as const
const port = z.int().check(z.minimum(1), z.maximum(65_535))

const routeOf = (entry: string): Route | undefined => {
  const [word = '', address = ''] = entry.trim().split(/\s+/)
  const name = word.toUpperCase()
  if (name === 'DIRECT') return { kind: 'direct' }
  if (!Object.hasOwn(KINDS, name)) return undefined
  const kind = KINDS[name as keyof typeof KINDS]
  const [, host, digits] = /^(\[[0-9A-Fa-f:.]+\]|[^\s:[\]@/]+)(?::(\d+))?$/.exec(address) ?? []
  const read = port.safeParse(digits === undefined ? USUAL_PORT[kind] : Number(digits))
  return host === undefined || !read.success ? undefined : { kind, host, port: read.data }
}

/**
 * Reads the answer of `session.resolveProxy`, such as `PROXY a.example:3128; SOCKS5 b.example; DIRECT`. What is not
 * understood is left out; an answer without one way that is understood is no way at all, never a direct one: where a
 * proxy is set, going round it would show the reader's address.
 */
export const routesOf = (resolved: string): readonly Route[] => {
  const routes = resolved.split(';').flatMap((entry) => routeOf(entry) ?? [])
  return resolved.trim() === '' ? [{ kind: 'direct' }] : routes
}

const ASKED_AS: Readonly<Record<string, string>> = { 'ws:': 'http:', 'wss:': 'https:' }

/** What a session is asked the way to: the host alone, so that no PAC script reads the rest, and a socket's as a page's. */
export const askedAs = (url: string): string => {
  const { protocol, host } = new URL(url)
  return `${ASKED_AS[protocol] ?? protocol}//${host}/`
}

/** As a person reads it. */
export const routeName = (route: Route): string => (route.kind === 'direct' ? 'direct' : `${route.kind}://${route.host}:${route.port}`)
