import { describe, expect, test } from 'vitest'
import { silentLog } from '../testing/log.ts'
import { createNetworkPolicy, type LookedUpBy } from './network.ts'

type Names = Record<string, readonly string[]>

const policy = (names: Names = {}, { loopback = false, by = 'here' as LookedUpBy } = {}) => {
  const lookups: string[] = []
  const judge = createNetworkPolicy({
    lookup: async (host) => {
      lookups.push(host)
      const found = names[host]
      if (!found) throw new Error('ERR_NAME_NOT_RESOLVED')
      return found
    },
    lookedUpBy: async () => by,
    loopback,
    log: silentLog,
  })
  return { judge, lookups }
}

const PUBLIC = { 'game.example': ['93.184.215.14', '2606:2800:21f::1'] }

describe('requests of a game [DESKTOP-04]', () => {
  test.each(['https://game.example/a', 'wss://game.example/socket', 'data:image/png;base64,AA==', 'blob:https://game.example/1'])(
    '%s goes',
    async (url) => {
      expect(await policy(PUBLIC).judge(url)).toBe(true)
    },
  )

  test.each([
    'http://game.example/',
    'ws://game.example/',
    'ftp://game.example/',
    'file:///etc/passwd',
    'app://portico/',
    'chrome://settings/',
    'javascript:1',
    'nonsense',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0.0.0.0/',
    'https://0/',
    'https://127.0.0.1./',
    'https://１２７.0.0.1/',
    'https://[fe80::1%25eth0]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[::]/',
    'https://[2002:7f00:1::]/',
    'https://ⓛocalhost/',
    'https://localhost。/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://10.0.0.1/',
    'https://192.168.1.1:8443/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://game.localhost/',
    'https://router/',
    'https://printer.local/',
    'https://nas.lan./',
    'https://vault.internal/',
    'http://127.0.0.1:8080/',
  ])('%s does not go, nor is it looked up', async (url) => {
    const { judge, lookups } = policy(PUBLIC)
    expect(await judge(url)).toBe(false)
    expect(lookups).toEqual([])
  })

  test.each([
    ['one address of several', ['93.184.215.14', '10.0.0.1']],
    ['this machine', ['127.0.0.1']],
    ['an IPv6 form of an inner address', ['::ffff:192.168.0.1']],
    ['nothing', []],
  ])('a name that leads to %s does not go', async (_, addresses) => {
    expect(await policy({ 'trap.example': addresses }).judge('https://trap.example/')).toBe(false)
  })

  test('a name that turns inward later is looked up again, and refused from then on', async () => {
    const names: Names = { 'turn.example': ['93.184.215.14'] }
    const { judge, lookups } = policy(names)
    expect(await judge('https://turn.example/a')).toBe(true)
    names['turn.example'] = ['192.168.1.1']
    expect(await judge('wss://turn.example/b')).toBe(false)
    names['turn.example'] = ['93.184.215.14']
    expect(await judge('https://turn.example/c')).toBe(false)
    expect(lookups).toHaveLength(2)
  })

  test('the log names each blocked site once, and never more of its address', async () => {
    const warnings: unknown[] = []
    const log = { ...silentLog, warn: (_: string, detail?: object) => warnings.push(detail) }
    const judge = createNetworkPolicy({ lookup: async () => [], lookedUpBy: async () => 'here', loopback: false, log })
    for (const path of ['a?token=canary', 'b']) await judge(`https://trap.example/${path}`)
    expect(warnings).toEqual([{ site: 'https://trap.example' }])
  })

  test('a name that is not found does not go, and goes when it is', async () => {
    const names: Names = {}
    const { judge } = policy(names)
    expect(await judge('https://late.example/')).toBe(false)
    names['late.example'] = ['93.184.215.14']
    expect(await judge('https://late.example/')).toBe(true)
  })

  test('a proxy looks names up itself; what is written as an inner address goes nowhere all the same', async () => {
    const { judge, lookups } = policy({}, { by: 'proxy' })
    expect(await judge('https://blocked-here.example/')).toBe(true)
    expect(await judge('https://192.168.1.1/')).toBe(false)
    expect(await judge('https://localhost/')).toBe(false)
    expect(lookups).toEqual([])
  })

  test('a proxy that is gone round when it is silent is no way into a private network', async () => {
    const { judge } = policy({ ...PUBLIC, 'trap.example': ['10.0.0.1'] }, { by: 'either' })
    expect(await judge('https://game.example/')).toBe(true)
    expect(await judge('https://trap.example/')).toBe(false)
    expect(await judge('https://known-to-the-proxy.example/')).toBe(true)
  })

  test('beside a gateway on this machine a development build plays games on it, and on no other inner address', async () => {
    const { judge } = policy({ ...PUBLIC, 'trap.example': ['127.0.0.1'] }, { loopback: true })
    const urls = ['http://127.0.0.1:9000/', 'ws://localhost:9000/', 'https://[::1]/', 'https://game.example/']
    expect(await Promise.all(urls.map(judge))).toEqual([true, true, true, true])
    const refused = ['http://192.168.1.1/', 'http://game.example/', 'https://10.0.0.1/', 'https://trap.example/']
    expect(await Promise.all(refused.map(judge))).toEqual([false, false, false, false])
  })
})
