import { describe, expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { silentLog } from '../testing/log.ts'
import { createListReader, signDomainList } from './domain-list.ts'
import { createDomains, developmentDomains } from './domains.ts'
import { testMemory } from './testing/lines.ts'
import { testBody, testKey } from './testing/lists.ts'

const [one, two, three] = [testKey('domains-1'), testKey('domains-2'), testKey('domains-3')]
const listOf = (version: number, keys = [one], origins = [`https://v${version}.example`]) =>
  signDomainList(testBody({ version, origins }), keys)

const started = ({ memory = testMemory(), shipped = listOf(7), clock = testClock(), pinned = [one, two] } = {}) => {
  const reader = createListReader({ brand: 'aurora', keys: pinned.map((key) => key.pinned) })
  return { memory, clock, domains: createDomains({ reader, memory, shipped: JSON.stringify(shipped), clock, log: silentLog }) }
}

describe('[DESKTOP-03] the domains in force', () => {
  test('are those shipped, then those of a newer list, at the next start too', () => {
    const { domains, memory } = started()
    expect(domains.origins()).toEqual(['https://v7.example'])
    expect(domains.adopt(listOf(8))).toBe('TAKEN')
    expect(domains.origins()).toEqual(['https://v8.example'])
    expect(started({ memory }).domains.origins()).toEqual(['https://v8.example'])
    expect(domains.adopt(listOf(8))).toBe('KNOWN')
  })

  test('are never those of an older list, nor of another one by the same number', () => {
    const { domains } = started()
    domains.adopt(listOf(9))
    expect(domains.adopt(listOf(8))).toBe('STALE')
    expect(domains.adopt(listOf(9, [one], ['https://other.example']))).toBe('STALE')
    expect(domains.origins()).toEqual(['https://v9.example'])
  })

  test('an older list does not come back by the key that signed it then', () => {
    const { domains } = started({ shipped: listOf(7, [one]) })
    expect(domains.adopt(listOf(8, [one, two]))).toBe('TAKEN')
    expect(domains.adopt(listOf(9, [two]))).toBe('TAKEN')
    expect([domains.adopt(listOf(8, [one, two])), domains.adopt(listOf(7, [one]))]).toEqual(['STALE', 'STALE'])
  })

  test('a stolen key that signs the highest number does not shut out the other key', () => {
    const { domains } = started()
    expect(domains.adopt(listOf(Number.MAX_SAFE_INTEGER, [one], ['https://evil.example']))).toBe('TAKEN')
    expect(domains.adopt(listOf(8, [two]))).toBe('TAKEN')
    expect(domains.origins()).toEqual(['https://v8.example'])
  })

  test('a list that was published before the change of keys and never seen here does not come back after it', () => {
    const { domains, memory } = started()
    expect(domains.adopt(listOf(9, [two]))).toBe('TAKEN')
    for (const list of [listOf(8, [one]), listOf(10, [one]), listOf(Number.MAX_SAFE_INTEGER, [one])])
      expect(domains.adopt(list)).toBe('STALE')
    expect(domains.origins()).toEqual(['https://v9.example'])
    // Nor does it come with a client that was built before the change.
    expect(started({ memory, shipped: listOf(8, [one]) }).domains.origins()).toEqual(['https://v9.example'])
    expect(domains.adopt(listOf(10, [one, two]))).toBe('TAKEN')
  })

  test('when the keys move up, the one that was the next is still the later one', () => {
    const { domains, memory } = started()
    domains.adopt(listOf(9, [two]))
    const later = started({ memory, pinned: [two, three], shipped: listOf(8, [two]) })
    expect(later.domains.origins()).toEqual(['https://v9.example'])
    expect(later.domains.adopt(listOf(10, [two]))).toBe('TAKEN')
    expect(later.domains.adopt(listOf(3, [three]))).toBe('TAKEN')
    expect(later.domains.adopt(listOf(11, [two]))).toBe('STALE')
  })

  test('a newer client brings a newer list, an older one does not bring back its own', () => {
    const { memory } = started({ shipped: listOf(7) })
    expect(started({ memory, shipped: listOf(8) }).domains.origins()).toEqual(['https://v8.example'])
    expect(started({ memory, shipped: listOf(7) }).domains.origins()).toEqual(['https://v8.example'])
  })

  test('a kept list whose keys are pinned no more gives way to the shipped one', () => {
    const { memory } = started()
    expect(started({ memory, pinned: [two, three], shipped: listOf(3, [three]) }).domains.origins()).toEqual(['https://v3.example'])
  })

  test('a list that has run out serves on and says so, but is not taken anew', () => {
    const { domains, clock } = started()
    expect(domains.expired()).toBe(false)
    clock.pass(Date.parse('2027-05-01T00:00:00.000Z') - clock.now())
    expect(domains.expired()).toBe(true)
    expect(domains.origins()).toEqual(['https://v7.example'])
    expect(domains.adopt(listOf(7))).toBe('KNOWN')
    expect(domains.adopt(listOf(8))).toBe('EXPIRED')
  })

  test('a machine whose clock is far behind is noticed', () => {
    expect(started({ clock: testClock(Date.parse('2020-01-01T00:00:00.000Z')) }).domains.fromFuture()).toBe(true)
    expect(started().domains.fromFuture()).toBe(false)
  })

  test('a client built with a list that does not hold does not start', () => {
    expect(() => started({ shipped: listOf(7, [three]) })).toThrow('SIGNATURE')
  })

  test('a development build takes gateways of this machine only', () => {
    expect(developmentDomains(['http://127.0.0.1:8080']).origins()).toEqual(['http://127.0.0.1:8080'])
    for (const origins of [[], ['http://127.0.0.1:8080/x'], ['https://one.example'], ['http://localhost:8080'], ['http://10.0.0.1:8080']])
      expect(() => developmentDomains(origins)).toThrow('A development gateway')
  })
})
