import { once } from 'node:events'
import { connect } from 'node:net'
import { HEADERS } from '@portico/contract/kit/call'
import { failureEnvelope } from '@portico/contract/kit/envelope'
import { getMemberInfo } from '@portico/contract/member/calls'
import { setStatus } from '@portico/contract/system/operator-calls'
import { registerSettings } from '@portico/contract/registration/calls'
import { login } from '@portico/contract/session/calls'
import { domainRoute, systemStatus, whitelabel } from '@portico/contract/system/calls'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Failure } from '../failure.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { bind } from './bind.ts'
import { STOP_TIMEOUT_MS } from '../server.ts'
import { registerCall } from './calls.ts'
import { createDoor } from './door.ts'

const lines: string[] = []
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ logTo: (line) => lines.push(line) })
})
afterAll(() => gateway.close())

describe('[CALL-24] every call', () => {
  test('takes the merchant of this brand only, or none', async () => {
    const ask = (merchant: string) => gateway.call(systemStatus, {}, { headers: { [HEADERS.merchant]: merchant } })
    expect((await ask('aurora')).status).toBe(200)
    expect((await ask('other')).failure.code).toBe('MERCHANT_UNKNOWN')
  })

  test('takes the platform WEB only, or none', async () => {
    const ask = (name: string) => gateway.call(systemStatus, {}, { headers: { [HEADERS.platform]: name } })
    expect((await ask('WEB')).status).toBe(200)
    for (const name of ['web', 'IOS', 'x'.repeat(300)]) {
      const { status, failure } = await ask(name)
      expect([status, failure.code, failure.fields]).toEqual([400, 'INVALID_REQUEST', { Platform: { rule: 'invalid_value' } }])
    }
  })

  test.each(["x; script-src 'unsafe-inline'", 'x;y', 'a b', '<b>', '"', 'user@x', 'x/y'])(
    'refuses a site that is none: %s',
    async (host) => {
      const { status, failure } = await gateway.call(systemStatus, {}, { headers: { host } })
      expect([status, failure.code]).toEqual([400, 'INVALID_REQUEST'])
    },
  )

  test.each(['aurora.example', 'localhost:8080', '[::1]:8080'])('takes the site %s', async (host) => {
    expect((await gateway.call(systemStatus, {}, { headers: { host } })).status).toBe(200)
  })

  test('carries a trace id that no caller chooses', async () => {
    const { headers } = await gateway.call(systemStatus, {}, { headers: { [HEADERS.traceId]: 'mine' } })
    expect(headers[HEADERS.traceId.toLowerCase()]).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('[CONFIG-01] the configuration', () => {
  test('says where the site stands, which modules it has and how to register', async () => {
    expect((await gateway.call(systemStatus, {})).value).toMatchObject({
      status: 0,
      location: { ip: '127.0.0.1' },
      timeZone: 'Asia/Ho_Chi_Minh',
    })
    const { modules } = (await gateway.call(whitelabel, {})).value
    const member = modules.find(({ modId }) => modId === 'MEMBER_CENTER')
    expect(member).toMatchObject({
      enabled: true,
      childrenNodes: expect.arrayContaining([{ modId: 'REFERRAL', enabled: true, childrenNodes: [] }]),
    })
    expect(modules.map(({ modId }) => modId)).toEqual(expect.arrayContaining(['LOGIN', 'REGISTRATION', 'LOBBY']))
    expect((await gateway.call(domainRoute, {})).value).toMatchObject({
      domainRoute: ['aurora.example', 'play.aurora.example', 'aurora-mirror.example'],
      maintenance: false,
      imageCDNs: [],
      launchGameCDNs: [],
      gtagId: null,
    })
    expect((await gateway.call(registerSettings, {})).value.rules.map(({ field }) => field)).toContain('username')
  })

  test('[SYSTEM-01] maintenance closes every call but the ones its page needs, and opens again', async () => {
    const operator = { token: gateway.operatorKey }
    await gateway.status.set({ status: 1, message: 'Back at 06:00' })
    expect((await gateway.call(systemStatus, {})).value).toMatchObject({ status: 1, message: 'Back at 06:00' })
    expect((await gateway.call(domainRoute, {})).value.maintenance).toBe(true)
    const refused = await gateway.call(getMemberInfo, {})
    expect([refused.status, refused.failure.code, refused.failure.message]).toEqual([503, 'MAINTENANCE', 'Back at 06:00'])
    expect((await gateway.call(setStatus, { status: 0 }, operator)).status).toBe(200)
    expect((await gateway.call(getMemberInfo, {})).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('a path takes its own methods alone', async () => {
    for (const method of ['PUT', 'POST', 'DELETE', 'PATCH'] as const) {
      const refused = await gateway.app.inject({ method, url: systemStatus.path })
      expect([method, refused.statusCode, failureEnvelope.parse(refused.json()).code]).toEqual([method, 405, 'METHOD_NOT_ALLOWED'])
    }
  })

  test('the operator key opens nothing when it is wrong', async () => {
    expect((await gateway.call(setStatus, { status: 1 }, { token: 'x'.repeat(43) })).failure.code).toBe('OPERATOR_KEY_WRONG')
    expect((await gateway.call(setStatus, { status: 1 })).failure.code).toBe('OPERATOR_KEY_WRONG')
  })
})

test('secrets stay out of the log', async () => {
  const { token } = await gateway.register('linh88')
  await gateway.call(login, { type: 'username', username: 'linh88', password: `${PASSWORD}x` })
  await gateway.call(getMemberInfo, {}, { token })
  const log = lines.join('')
  expect(log).toContain('getMemberInfo')
  for (const secret of [token, PASSWORD, gateway.operatorKey]) expect(log).not.toContain(secret)
})

test('what nobody foresaw is INTERNAL, logged and told to nobody', async () => {
  const guards = {
    callerOf: () => Promise.reject(new Failure('NOT_LOGGED_IN')),
    admit: async () => {},
    count: async () => undefined,
    encryption: { decrypt: async () => ({}) },
    personOf: () => Promise.reject(new Failure('OPERATOR_KEY_WRONG')),
    logged: <Value>(_: unknown, work: () => Promise<Value>) => work(),
  }
  const { createApp } = await import('./app.ts')
  const app = await createApp({ config: gateway.config, log: gateway.platform.log })
  const door = createDoor({ atOnce: 1, waiting: 1, patienceMs: 1000 })
  const broken = bind(systemStatus, async () => Promise.reject(new Error('the secret cause')))
  const wrong = bind(whitelabel, async () => ({ modules: 'none' }) as never)
  for (const binding of [broken, wrong]) registerCall(app, binding, gateway.platform, guards, { name: 'probe', door })
  for (const url of [systemStatus.path, whitelabel.path]) {
    const response = await app.inject({ url })
    expect([response.statusCode, failureEnvelope.parse(response.json()).code]).toEqual([500, 'INTERNAL'])
    expect(response.body).not.toContain('secret cause')
  }
  expect(lines.join('')).toContain('the secret cause')
  await app.close()
})

describe('on the wire', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await gateway.start()).port)
  })
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let received = ''
      socket.on('data', (data: Buffer) => {
        received += data.toString()
      })
      socket.on('close', () => resolve(received))
      socket.on('error', reject)
    })

  test.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['an unknown method', 'FROB / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a huge header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a huge address', `GET /wps/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['two lengths', 'POST /wps/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['two hosts', 'GET /wps/system/status HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('%s is answered 4xx', async (_, text) => {
    const received = await send(text)
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(received).not.toMatch(/node_modules/)
  })

  test.each(['h2c', 'websocket', 'a, b'])('a call that offers to change to %s is answered as a call', async (protocol) => {
    const received = await send(
      `GET ${systemStatus.path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
    )
    expect(received).toMatch(/^HTTP\/1\.1 200 /)
    expect(received).toContain('"success":true')
  })

  test('metrics count calls by name and code', async () => {
    await gateway.call(systemStatus, {})
    const metrics = (await gateway.app.inject('/metrics')).body
    expect(metrics).toMatch(/portico_requests_total\{call="systemStatus",code="200"\} \d+/)
    expect(metrics).toContain('portico_request_seconds_bucket')
    expect(metrics).toMatch(/portico_sockets 0/)
    expect((await gateway.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })
})

test('a caller who never finishes asking is waited for, then cut off, and does not hold up the stop', async () => {
  const slow = await testGateway()
  const { port } = new URL(await slow.start())
  const socket = connect(Number(port), '127.0.0.1', () => socket.write('POST /wps/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'))
  await once(slow.app.server, 'request')
  // A client that reads nothing notices no end.
  const closed = once(socket.resume(), 'close')
  let ended = false
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const stopped = slow.gateway.stop().then(() => {
    ended = true
  })
  vi.advanceTimersByTime(STOP_TIMEOUT_MS - 1)
  await new Promise(setImmediate)
  expect([ended, socket.destroyed]).toEqual([false, false])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await stopped
  await closed
  expect(socket.destroyed).toBe(true)
  await slow.close()
})
