import { diagnosticStep, type DiagnosticStep } from '@portico/contract/desktop/shapes'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Verdict } from '../gateway/probe.ts'
import { createRedactor } from '../logs/redact.ts'
import { testClock } from '../testing/clock.ts'
import { createDiagnostics } from './diagnostics.ts'
import type { Facts } from './facts.ts'

const ORIGINS = ['https://a.example', 'https://b.example', 'https://c.example']
const good: Verdict = { good: true, ms: 34.4, skew: -1_200 }
const all = (fault: (Verdict & { good: false })['fault']) => async (): Promise<Verdict> => ({ good: false, fault })

const HEALTHY: Facts = {
  online: () => true,
  lookup: async () => ['203.0.113.7'],
  origins: () => ORIGINS,
  active: () => 'https://b.example',
  probe: async () => good,
  fromFuture: () => false,
  session: () => ({ held: true, vault: 'ready' }),
  socket: () => 'open',
  keyStore: () => 'gnome_libsecret',
  proxy: () => ({ mode: 'system' }),
  routes: async () => [{ kind: 'direct' }],
  update: () => ({ kind: 'idle', checkedAt: null }),
}

const setUp = (facts: Partial<Facts> = {}, log: readonly string[] = []) => {
  const clock = testClock()
  const copied: string[] = []
  const diagnostics = createDiagnostics({
    facts: { ...HEALTHY, ...facts },
    clock,
    redactor: createRedactor({ secrets: () => ['canary-of-the-vault'], home: '/home/linh' }),
    tail: () => log,
    about: 'Aurora 0.1.0, linux',
    copy: async (text) => void copied.push(text),
  })
  return { clock, copied, diagnostics }
}
const bad = async (facts: Partial<Facts>): Promise<DiagnosticStep['name'][]> =>
  (await setUp(facts).diagnostics.run()).filter(({ outcome }) => outcome === 'bad').map(({ name }) => name)
const step = async (name: DiagnosticStep['name'], facts: Partial<Facts>) =>
  (await setUp(facts).diagnostics.run()).find((each) => each.name === name)

describe('the diagnostics [DESKTOP-07]', () => {
  test('number their steps and find nothing wrong where nothing is', async () => {
    const { clock, diagnostics } = setUp()
    const steps = z.array(diagnosticStep).parse(await diagnostics.run())
    expect(steps.map(({ number, name, outcome, detail }) => `${number} ${name} ${outcome}: ${detail}`)).toEqual([
      '1 network good: there is a network',
      '2 name good: b.example: 203.0.113.7',
      '3 clock good: 1 s ahead of the gateways',
      '4 portal good: a gateway answers by itself',
      '5 gateways good: a.example: 34 ms; b.example (in use): 34 ms; c.example: 34 ms',
      '6 session good: signed in',
      '7 socket good: open',
      '8 vault good: ready, gnome_libsecret',
      '9 proxy good: system: direct',
      '10 updates good: idle',
    ])
    expect(clock.waiting()).toBe(0)
  })

  test.each<[string, Partial<Facts>, DiagnosticStep['name'][]]>([
    ['no network', { online: () => false, probe: all('offline') }, ['network', 'gateways']],
    ['a portal that wants a login', { probe: all('foreign') }, ['portal', 'gateways']],
    ['a portal that leads elsewhere', { probe: all('redirect') }, ['portal', 'gateways']],
    ['a clock before the certificates', { probe: all('date'), fromFuture: () => true }, ['clock', 'gateways']],
    ['a clock an hour off', { probe: async () => ({ ...good, skew: 3_600_000 }) }, ['clock']],
    ['every gateway down', { probe: all('unsent') }, ['gateways']],
    ['every gateway silent', { probe: all('silent') }, ['gateways']],
    ['one gateway down', { probe: async (origin) => (origin === ORIGINS[0] ? { good: false, fault: 'unsent' } : good) }, []],
    ['a name that leads nowhere', { lookup: () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' })) }, ['name']],
    ['a socket that does not stay open', { socket: () => 'waiting' }, ['socket']],
    ['a locked key store', { session: () => ({ held: true, vault: 'locked' }) }, ['vault']],
    ['a proxy nobody understands', { routes: async () => [] }, ['proxy']],
    ['a failed update', { update: () => ({ kind: 'failed', version: null, code: 'BAD_HASH', manualUrl: null }) }, ['updates']],
  ])('tell %s', async (_name, facts, steps) => expect(await bad(facts)).toEqual(steps))

  test('believe a gateway that answers more than a system that says there is no network', async () =>
    expect(await bad({ online: () => false })).toEqual([]))

  test('do not blame names that the proxy looks up itself', async () => {
    const found = await step('name', {
      lookup: () => Promise.reject(new Error('net::ERR_NAME_NOT_RESOLVED')),
      routes: async () => [{ kind: 'socks5', host: 'proxy.example', port: 1080 }],
    })
    expect(found).toMatchObject({ outcome: 'unknown', detail: 'b.example: net::ERR_NAME_NOT_RESOLVED' })
  })

  test('do not blame the socket when nobody is signed in', async () =>
    expect(await bad({ session: () => ({ held: false, vault: 'ready' }), socket: () => 'waiting' })).toEqual([]))

  test('wait six seconds and no longer for what never answers', async () => {
    const never = () => new Promise<never>(() => {})
    const { clock, diagnostics } = setUp({ lookup: never, routes: never, probe: never })
    const running = diagnostics.run()
    clock.pass(6_000)
    const steps = await running
    expect(steps.map(({ outcome }) => outcome)).toEqual([
      'good',
      'unknown',
      'unknown',
      'unknown',
      'bad',
      'good',
      'good',
      'good',
      'unknown',
      'good',
    ])
    expect(clock.waiting()).toBe(0)
  })

  test('go to the clipboard with the end of the log, and with no secret [DESKTOP-01]', async () => {
    const lookup = () => Promise.reject(new Error('asked with canary-of-the-vault'))
    const { copied, diagnostics } = setUp({ lookup }, ['{"what":"one"}', '{"what":"two","at":"/home/linh/x","x":"canary-of-the-vault"}'])
    await diagnostics.copy()
    expect(copied[0]).toMatch(
      /^Aurora 0\.1\.0, linux\n2026-11-21T08:00:00\.000Z, b\.example\n\n1\. network: good, [\s\S]*\n\n\{"what":"one"\}\n/,
    )
    expect(copied[0]).toContain('\n6. session: good, signed in\n7. socket: good, open\n')
    expect(copied[0]).not.toMatch(/canary|linh/)
  })
})
