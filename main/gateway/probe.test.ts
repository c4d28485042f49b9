import { describe, expect, test } from 'vitest'
import type { Fetch } from '../ports.ts'
import { testClock } from '../testing/clock.ts'
import { causeOf } from './cause.ts'
import { type Fault, faultOf, isUnsent } from './faults.ts'
import { createProbe, type Verdict } from './probe.ts'
import { failure, ONE, success } from './testing/gateway.ts'
import { passSlowly } from './testing/lines.ts'

const NONCE = 'a-nonce-of-22-letters-'
const NOW = '2026-11-21T08:00:00.000Z'
const probeOnce = (fetch: Fetch, clock = testClock()) => createProbe({ fetch, clock, nonce: () => NONCE, merchantCode: 'aurora' })(ONE)
const by = (response: Response) => probeOnce(() => Promise.resolve(response))
const bad = (fault: Fault): Verdict => ({ good: false, fault })
const page = (status: number) => new Response('<html>Welcome</html>', { status, headers: { 'Content-Type': 'text/html' } })

describe('[DESKTOP-03] a probe', () => {
  test('counts only its own nonce, said by a gateway of this merchant', async () => {
    const value = { nonce: NONCE, merchantCode: 'aurora', serverNow: NOW }
    expect(await by(success(value))).toEqual({ good: true, ms: 0, skew: 0 })
    expect(await by(success({ ...value, serverNow: '2026-11-21T08:10:00.000Z' }))).toMatchObject({ skew: 600_000 })
    expect(await by(success({ ...value, nonce: 'the-nonce-of-yesterday' }))).toEqual(bad('foreign'))
    expect(await by(success({ ...value, merchantCode: 'harbor' }))).toEqual(bad('wrong'))
    expect(await by(success({}))).toEqual(bad('foreign'))
  })

  test("takes a portal's page for what it is, and a broken front for something else", async () => {
    expect(await by(page(200))).toEqual(bad('foreign'))
    expect(await by(page(511))).toEqual(bad('foreign'))
    expect(await by(page(502))).toEqual(bad('wrong'))
    expect(await by(new Response('x'.repeat(100_000)))).toEqual(bad('foreign'))
    expect(await by(failure('INTERNAL', 500))).toEqual(bad('wrong'))
  })

  test('takes maintenance, a closed region and a rate limit for life', async () => {
    for (const code of ['MAINTENANCE', 'REGION_RESTRICTED', 'RATE_LIMITED', 'IP_LOCKED'])
      expect(await by(failure(code, 503))).toMatchObject({ good: true })
    expect(await by(page(451))).toMatchObject({ good: true })
  })

  test('ends by itself, even where the network does not heed it', async () => {
    const clock = testClock()
    const verdict = probeOnce(() => new Promise(() => undefined), clock)
    await passSlowly(clock, 2_500)
    expect(await verdict).toEqual(bad('silent'))
    expect(clock.waiting()).toBe(0)
  })

  test('carries no credentials and follows nothing', async () => {
    let init: RequestInit = {}
    await probeOnce((_, options = {}) => {
      init = options
      return Promise.resolve(page(200))
    })
    expect(init).toMatchObject({ redirect: 'error', credentials: 'omit', cache: 'no-store' })
    expect(init.headers).toBeUndefined()
  })
})

test.each<[string, Fault]>([
  ['net::ERR_CONNECTION_REFUSED', 'unsent'],
  ['net::ERR_NAME_NOT_RESOLVED', 'unsent'],
  ['net::ERR_TUNNEL_CONNECTION_FAILED', 'unsent'],
  ['net::ERR_INTERNET_DISCONNECTED', 'offline'],
  ['net::ERR_PROXY_CONNECTION_FAILED', 'offline'],
  ['net::ERR_SOCKS_CONNECTION_FAILED', 'offline'],
  ['net::ERR_CERT_DATE_INVALID', 'date'],
  ['net::ERR_CERT_AUTHORITY_INVALID', 'foreign'],
  ['net::ERR_CERT_COMMON_NAME_INVALID', 'foreign'],
  ['net::ERR_CONNECTION_RESET', 'lost'],
  ['net::ERR_TIMED_OUT', 'lost'],
  ["Attempted to redirect, but redirect policy was 'error'", 'redirect'],
])('[DESKTOP-03] %s means %s', (message, fault) => {
  expect(faultOf(new Error(message))).toBe(fault)
  expect(faultOf(new TypeError('fetch failed', { cause: new Error(message) }))).toBe(fault)
  expect(isUnsent(fault)).toBe(!['lost', 'redirect'].includes(fault))
})

describe('[DESKTOP-03] no line is good because of', () => {
  const causes = (faults: readonly Fault[], signs: { online?: boolean; fromFuture?: boolean } = {}) =>
    causeOf({ verdicts: faults.map(bad), online: true, fromFuture: false, ...signs })

  test.each<[string, readonly Fault[], { online?: boolean; fromFuture?: boolean }]>([
    ['offline', ['unsent', 'unsent'], { online: false }],
    ['offline', ['offline', 'offline'], {}],
    ['portal', ['foreign', 'foreign', 'unsent'], {}],
    ['portal', ['redirect', 'redirect'], {}],
    ['clock', ['date', 'date', 'silent'], {}],
    ['clock', ['date', 'unsent', 'silent'], { fromFuture: true }],
    ['gateways', ['unsent', 'silent', 'lost'], {}],
    ['gateways', ['foreign', 'silent', 'lost'], {}],
    ['gateways', ['wrong', 'wrong'], {}],
  ])('%s: %o %o', (cause, faults, signs) => expect(causes(faults, signs)).toBe(cause))
})
