import type { ProxySetting } from '@portico/contract/desktop/shapes'
import { describe, expect, it } from 'vitest'
import type { ProxyConfig } from './config.ts'
import { createProxy, type ProxyTarget } from './proxy.ts'
import { routeName, routesOf } from './route.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const CHROMIUM_WORD = { 'http:': 'PROXY', 'https:': 'HTTPS', 'socks5:': 'SOCKS5' } as const

/** A session that sends its requests as Chromium reads its setting: `via` says which way one went. */
const session = () => {
  let config = { mode: 'system' } as ProxyConfig
  let drained = 0
  const lookups: string[] = []
  const answer = (): string => {
    if (config.mode === 'pac_script') return `PROXY ${new URL(config.pacScript).hostname}:3128; DIRECT`
    if (config.mode !== 'fixed_servers') return config.mode === 'direct' ? 'DIRECT' : 'PROXY of-the-system.example:8080'
    const { protocol, host } = new URL(config.proxyRules)
    return `${CHROMIUM_WORD[protocol as keyof typeof CHROMIUM_WORD]} ${host}`
  }
  const target: ProxyTarget = {
    setProxy: async (next) => void (config = next),
    closeAllConnections: async () => void (drained += 1),
    resolveProxy: async (url) => {
      lookups.push(url)
      return answer()
    },
  }
  return { target, lookups, drained: () => drained, via: () => routeName(routesOf(answer())[0]!) }
}

const SETTINGS: readonly (readonly [ProxySetting, string])[] = [
  [{ mode: 'system' }, 'http://of-the-system.example:8080'],
  [{ mode: 'direct' }, 'direct'],
  [{ mode: 'manual', server: 'socks5://proxy.example:1080', bypass: '*.local' }, 'socks5://proxy.example:1080'],
  [{ mode: 'pac', url: 'https://pac.example/proxy.pac' }, 'http://pac.example:3128'],
]

describe.each(SETTINGS)('the proxy setting %o', (setting, way) => {
  const other: ProxySetting = setting.mode === 'direct' ? { mode: 'system' } : { mode: 'direct' }
  const consumers = async () => {
    const [shell, updates, game] = [session(), session(), session()]
    const proxy = createProxy({ first: other, log: quiet })
    await proxy.attach('shell', shell.target)
    await proxy.attach('updates', updates.target)
    await proxy.use(setting)
    await proxy.attach('game', game.target)
    return {
      shell: shell.via,
      // The probes are fetched by the shell's session: its `Fetch` is the only network the lines are given.
      probe: shell.via,
      game: game.via,
      updates: updates.via,
      socket: async () => routeName((await proxy.routes('wss://one.example/events?ticket=t'))[0]!),
    }
  }
  it.each(['shell', 'socket', 'probe', 'game', 'updates'] as const)('reaches the %s [DESKTOP-03]', async (consumer) => {
    expect(await (await consumers())[consumer]()).toBe(way)
  })
})

describe('the proxy', () => {
  it('reaches sessions of now and later, drops their old connections, and tells once it has [DESKTOP-03]', async () => {
    const proxy = createProxy({ first: { mode: 'system' }, log: quiet })
    const [shell, game] = [session(), session()]
    await proxy.attach('shell', shell.target)
    const ways: string[] = []
    proxy.on(() => ways.push(shell.via(), game.via()))
    // The game opens while the change is under way: it must not keep the setting before.
    const changed = proxy.use({ mode: 'direct' })
    const attached = proxy.attach('game', game.target)
    await Promise.all([changed, attached])
    expect(game.via()).toBe('direct')
    expect(shell.drained()).toBe(2)
    expect(ways[0]).toBe('direct')
    expect(proxy.reached()).toEqual(['shell', 'game'])
    ;(await attached)()
    expect(proxy.reached()).toEqual(['shell'])
  })

  it('says so when a session does not take it, and gives it to the others [DESKTOP-03]', async () => {
    const proxy = createProxy({ first: { mode: 'system' }, log: quiet })
    const [broken, game] = [session(), session()]
    let works = true
    await proxy.attach('shell', { ...broken.target, setProxy: async () => (works ? undefined : Promise.reject(new Error('no'))) })
    await proxy.attach('game', game.target)
    works = false
    await expect(proxy.use({ mode: 'direct' })).rejects.toThrow('not every session')
    expect(game.via()).toBe('direct')
    await expect(proxy.attach('late', { ...game.target, setProxy: () => Promise.reject(new Error('no')) })).rejects.toThrow('no')
    expect(proxy.reached()).toEqual(['shell', 'game'])
  })

  it('resolves for the socket as for the page, without its ticket [DESKTOP-05]', async () => {
    const proxy = createProxy({ first: { mode: 'pac', url: 'https://pac.example/p' }, log: quiet })
    const shell = session()
    expect(await proxy.routes('wss://one.example/events?ticket=secret')).toEqual([])
    await proxy.attach('shell', shell.target)
    expect(await proxy.routes('wss://one.example:8443/events?ticket=secret')).toHaveLength(2)
    expect(shell.lookups).toEqual(['https://one.example:8443/'])
  })
})

describe('what Chromium says of a way', () => {
  it.each([
    ['DIRECT', ['direct']],
    ['', ['direct']],
    ['PROXY a.example:3128; SOCKS5 b.example ; DIRECT', ['http://a.example:3128', 'socks5://b.example:1080', 'direct']],
    ['HTTPS a.example;SOCKS 10.0.0.1:9', ['https://a.example:443', 'socks4://10.0.0.1:9']],
    ['PROXY [2001:db8::1]:8080', ['http://[2001:db8::1]:8080']],
    ['QUIC a.example:443; PROXY b.example:1', ['http://b.example:1']],
    // Never round a proxy that is not understood.
    ['QUIC a.example:443', []],
    ['PROXY a.example:99999', []],
    ['PROXY user@a.example:80', []],
    ['PROXY', []],
  ])('%s [DESKTOP-03]', (resolved, names) => {
    expect(routesOf(resolved).map(routeName)).toEqual(names)
  })
})
