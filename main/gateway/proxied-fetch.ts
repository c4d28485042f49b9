import type { Fetch } from '../ports.ts'

/** A proxy that lets nobody through without a password. */
const PROXY_AUTHENTICATION = 407
/** What Chromium calls it when nobody answers the proxy; a socket adds its own words. */
const WANTED =
  /ERR_PROXY_AUTH|ERR_UNEXPECTED_PROXY_AUTH|ERR_TUNNEL_CONNECTION_FAILED|ERR_HTTP_RESPONSE_CODE_FAILURE|ERR_INVALID_AUTH_CREDENTIALS/

/** Whether a failure, by Chromium's words for it, is a proxy that wants a password. */
export const isProxyLogin = (words: string): boolean => WANTED.test(words)

interface Deps {
  readonly fetch: Fetch
  /** Speaks to the proxy once with the person's password, which the session then knows. Answers whether it was let through. */
  readonly introduce: (url: string) => Promise<boolean>
}

/**
 * A fetch that gets past proxies which want a password: Electron's own has no way to give one (electron#44249). What only
 * reads is then fetched again; anything else fails and is repeated by who knows whether it may be.
 */
export const createProxiedFetch = ({ fetch, introduce }: Deps): Fetch => {
  // Each host by itself: one that is silent holds up no other.
  const introducing = new Map<string, Promise<boolean>>()
  const once = (url: string): Promise<boolean> => {
    const { origin } = new URL(url)
    const running = introducing.get(origin) ?? introduce(url).finally(() => introducing.delete(origin))
    introducing.set(origin, running)
    return running
  }
  return async (url, init) => {
    const failed = async (error: unknown): Promise<Response> => {
      const reads = (init?.method ?? 'GET') === 'GET'
      const known = await once(url)
      if (!known || !reads || init?.signal?.aborted) throw error
      return fetch(url, init)
    }
    let response: Response
    try {
      response = await fetch(url, init)
    } catch (error) {
      if (!(error instanceof Error) || !isProxyLogin(error.message)) throw error
      return failed(error)
    }
    return response.status === PROXY_AUTHENTICATION ? failed(new Error('net::ERR_PROXY_AUTH_REQUESTED')) : response
  }
}
