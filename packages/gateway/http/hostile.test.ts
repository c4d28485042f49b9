import { exampleOf } from '@portico/contract/examples'
import { type Call, FORM_TYPE, HEADERS, payloadBody } from '@portico/contract/kit/call'
import { failureEnvelope } from '@portico/contract/kit/envelope'
import { calls } from '@portico/contract/index'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

const rows = Object.entries(calls)
const withBody = rows.filter(([, row]) => row.method === 'POST' || row.method === 'PUT')
const inQuery = rows.filter(([, row]) => row.method === 'GET' || row.method === 'DELETE')
const withToken = rows.filter(([, row]) => row.token !== false)
const encrypted = rows.filter(([, row]) => row.encrypted)
const moving = rows.filter(([, row]) => row.movesMoney)
const json = { 'content-type': 'application/json' }

const segments = (header: object) => [
  Buffer.from(JSON.stringify(header)).toString('base64url'),
  'AAAA',
  'AAAAAAAAAAAAAAAA',
  'AAAA',
  'AAAAAAAAAAAAAAAAAAAAAA',
]
const jwe = (header: object) => segments(header).join('.')

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await testGateway()
  await gateway.members.create({ account: 'agent01', password: PASSWORD, type: 1, affiliateCode: 'AG01' })
  token = (await gateway.login('agent01')).token
})
afterAll(() => gateway.close())

/** The caller a row would serve, so that what is refused is the message and not the caller. */
const credentials = (row: Call): Record<string, string> => ({
  ...(row.only === 'operator' ? { [HEADERS.token]: gateway.operatorKey } : row.token === false ? {} : { [HEADERS.token]: token }),
  ...(row.movesMoney ? { [HEADERS.idempotencyKey]: 'hostile-key-1' } : {}),
})

const refusalOf = (response: LightMyRequestResponse) => {
  expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400)
  expect(response.statusCode, response.body).toBeLessThan(500)
  expect(response.body).not.toMatch(/node_modules|\.ts:\d|at .+\(/)
  const refusal = failureEnvelope.parse(response.json())
  expect(response.headers[HEADERS.traceId.toLowerCase()]).toBe(refusal.traceId)
  expect(response.headers['cache-control']).toBe('no-store')
  return refusal.code
}

const sendBody = (row: Call, payload: string, headers: Record<string, string> = json) =>
  gateway.app.inject({ method: row.method, url: row.path, payload, headers: { ...credentials(row), ...headers } })

describe.each(withBody)('%s refuses with a 4xx envelope', (_, row) => {
  test.each([
    '{',
    '{"a":1,}',
    'null x',
    '\u0000',
    '{"__proto__":{"admin":true}}',
    '{"a":{"constructor":{"prototype":{"x":1}}}}',
    '{"prototype":1}',
    String.raw`{"constr\u0075ctor":1}`,
    String.raw`{"a":["\u0000"]}`,
    '['.repeat(30_000),
  ])('a malformed body %#', async (payload) => expect(refusalOf(await sendBody(row, payload))).toBe('MALFORMED_BODY'))

  test.each(['[]', '"text"', '7', 'null', '[{}]'])('a body that is no object: %s', async (payload) => {
    refusalOf(await sendBody(row, payload))
  })

  test('a body over its limit', async () => {
    expect(refusalOf(await sendBody(row, JSON.stringify({ a: 'x'.repeat((row.mostBytes ?? 64 * 1024) + 1024) })))).toBe('BODY_TOO_LARGE')
  })

  const types = ['text/plain', FORM_TYPE, 'multipart/form-data; boundary=x', 'application/xml', 'nonsense']
  const foreign = types.filter((type) => type !== FORM_TYPE || !row.form)
  test.each(foreign)('content of type %s', async (type) =>
    expect(refusalOf(await sendBody(row, '{}', { 'content-type': type }))).toBe('UNSUPPORTED_MEDIA_TYPE'),
  )

  test.each([
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json;charset="latin1"' },
    { ...json, 'content-encoding': 'gzip' },
    { ...json, 'content-encoding': 'br' },
  ])('a body that says it is written or packed otherwise: %j', async (headers) =>
    expect(refusalOf(await sendBody(row, '{}', headers as Record<string, string>))).toBe('UNSUPPORTED_MEDIA_TYPE'),
  )

  test('every field of a wrong type', async () => {
    if (row.encrypted || row.only === 'provider') return
    const example = exampleOf(row).request as Record<string, unknown>
    for (const field of Object.keys(example)) {
      const value = typeof example[field] === 'object' ? 'text' : { $gt: '' }
      expect(refusalOf(await sendBody(row, JSON.stringify({ ...example, [field]: value }))), field).toBe('INVALID_REQUEST')
    }
  })

  test('another method', async () => {
    const methods = rows.filter(([, other]) => other.path === row.path).map(([, other]) => other.method)
    for (const method of (['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const).filter(
      (one) => !methods.includes(one as Call['method']),
    )) {
      expect(['METHOD_NOT_ALLOWED', 'NOT_FOUND']).toContain(refusalOf(await gateway.app.inject({ method, url: row.path })))
    }
  })
})

describe.each(inQuery)('%s refuses with a 4xx envelope', (_, row) => {
  const ask = (query: string) => gateway.app.inject({ method: row.method, url: `${row.path}?${query}`, headers: credentials(row) })

  test.each(['__proto__=1', 'constructor=1', 'prototype=x', '__proto__[a]=1&__proto__=2'])('the query %s', async (query) => {
    refusalOf(await ask(query))
  })

  test('garbage in every parameter that has a form', async () => {
    for (const field of Object.keys(exampleOf(row).request as object)) {
      for (const garbage of [
        '%00',
        '%00%FF%zz',
        '%F0%9F%8E%B2',
        '9'.repeat(30),
        "'--",
        'x'.repeat(3_000),
        '1e9',
        '-1',
        `${field}=1&${field}=2`,
      ]) {
        const response = await ask(`${field}=${garbage}`)
        if (response.statusCode !== 200) refusalOf(response)
      }
    }
  })
})

describe.each(withToken)('%s refuses the caller', (_, row) => {
  const url = row.path
  const message = row.method === 'POST' || row.method === 'PUT' ? { payload: '{}', headers: json } : { headers: {} }

  test.each(['x', 'Bearer', 'Basic YTpi', 'x'.repeat(43), "' or 1=1--", 'null', `Bearer ${'é'.repeat(20)}`, '../../etc'])(
    'with token %s',
    async (bad) => {
      const response = await gateway.app.inject({
        method: row.method,
        url,
        ...message,
        headers: { ...message.headers, [HEADERS.token]: bad },
      })
      if (row.token === 'optional' && bad === 'Bearer') return
      expect(['NOT_LOGGED_IN', 'SESSION_EXPIRED', 'NOT_FOUND']).toContain(refusalOf(response))
    },
  )
})

describe.each(encrypted)('%s is encrypted', (_, row) => {
  test('[CALL-24] and refuses a plain body', async () => {
    expect(refusalOf(await sendBody(row, JSON.stringify(exampleOf(row).request)))).toBe('PAYLOAD_REQUIRED')
  })

  test.each([
    ['no string', 7],
    ['no JWE', 'hello'],
    ['four parts', 'a.b.c.d'],
    ['a header that is no JSON', 'AAAA.AAAA.AAAA.AAAA.AAAA'],
    ['no kid', jwe({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })],
    ['an unknown kid', jwe({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'nobody' })],
    ['alg none', jwe({ alg: 'none', enc: 'A256GCM', kid: 'k' })],
    ['alg dir', jwe({ alg: 'dir', enc: 'A256GCM', kid: 'k' })],
    ['compression', jwe({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k', zip: 'DEF' })],
    ['too much', `${'A'.repeat(20_000)}.A.A.A.A`],
  ])('and refuses a payload with %s', async (_name, payload) => {
    expect(refusalOf(await sendBody(row, JSON.stringify({ [payloadBody.key]: payload })))).toBe('PAYLOAD_INVALID')
  })
})

describe.each(encrypted)('%s, opened,', (_, row) => {
  const good = exampleOf(row).request as Readonly<Record<string, unknown>>
  const spoilt = Object.entries(good).flatMap(([key, value]) => [
    { ...good, [key]: { $gt: '' } },
    ...(typeof value === 'string'
      ? [
          { ...good, [key]: 7 },
          { ...good, [key]: 'a\u0000b' },
        ]
      : []),
  ])
  test.each([{}, [], 'text', null, { __proto__: null, username: { $gt: '' } }, ...spoilt])('refuses what is inside %#', async (inside) => {
    const caller = { ...(row.token === false ? {} : { token }), ...(row.movesMoney ? { idempotencyKey: 'hostile-key-1' } : {}) }
    const { status, failure } = await gateway.call(row, inside as never, caller)
    expect([status, ['INVALID_REQUEST', 'PAYLOAD_INVALID'].includes(failure.code)]).toEqual([400, true])
  })
})

test.each(moving)('%s moves nothing without a key of its own', async (_, row) => {
  const headers = { ...credentials(row), [HEADERS.idempotencyKey]: 'short' }
  expect((await gateway.call(row, exampleOf(row).request as never, { headers })).failure.code).toBe('IDEMPOTENCY_KEY_REQUIRED')
})

describe('what is no call', () => {
  test.each(['/wps/nope', '/lgw/', '/operator/%2e%2e/x', '/wps/system/status/', '/wps//system/status', '/events', '/lotto/x?y=%zz'])(
    '%s is an envelope',
    async (url) => {
      expect(refusalOf(await gateway.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } }))).toBe('NOT_FOUND')
    },
  )

  test.each(['/%', '/%zz', '/wps/%E0%A4%A'])('%s has a bad percent-encoding', async (url) => {
    expect(refusalOf(await gateway.app.inject({ method: 'GET', url }))).toBe('INVALID_REQUEST')
  })

  test('nor does a call get by it as a page', async () => {
    const request = { method: 'GET', url: '/wps/%E0%A4%A', headers: { accept: 'text/html' } } as const
    expect(refusalOf(await gateway.app.inject(request))).toBe('INVALID_REQUEST')
  })
})
