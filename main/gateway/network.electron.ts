import { net, type Session } from 'electron'
import type { Fetch } from '../ports.ts'
import type { ProxyAuth } from '../proxy/auth.ts'
import { createProxiedFetch } from './proxied-fetch.ts'

interface Network {
  readonly fetch: Fetch
  readonly online: () => boolean
  /** Speaks to the proxy before an address, so that the session knows its password from then on. Answers whether it was let through. */
  readonly introduce: (url: string) => Promise<boolean>
}

/** The network of the client's session: its proxy setting reaches it, and the person's answer to that proxy. */
export const createNetwork = (session: Session, auth: ProxyAuth): Network => {
  const introduce = (url: string): Promise<boolean> =>
    new Promise((resolve) => {
      const asking = net.request({ session, url: `${new URL(url).origin}/`, method: 'HEAD', redirect: 'manual', cache: 'no-store' })
      let rejected: ReturnType<ProxyAuth['known']>
      let challenged = false
      asking.on('login', ({ isProxy, host, port, realm }, answer) => {
        if (!isProxy) return answer()
        challenged = true
        const proxy = `${host}:${port}`
        void auth.answer({ proxy, realm: realm.slice(0, 200), rejected }).then((found) => {
          rejected = found
          if (found) answer(found.username, found.password)
          else answer()
        })
      })
      // Whatever came back came through the proxy, unless it is the proxy's own no.
      asking.on('response', ({ statusCode }) => resolve(challenged && statusCode !== 407))
      asking.on('redirect', () => resolve(challenged))
      asking.on('error', () => resolve(false))
      asking.end()
    })
  return {
    introduce,
    fetch: createProxiedFetch({ fetch: (url, init) => session.fetch(url, init), introduce }),
    online: () => net.isOnline(),
  }
}
