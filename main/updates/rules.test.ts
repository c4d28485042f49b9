import { describe, expect, test } from 'vitest'
import { installationOf } from './installation.ts'
import { freshUpdateMemory, updateMemory } from './memory.ts'
import { isBroken, isUrgent, pausedUntil, withFailure, withHealth, withoutStart, withSeen, withStart } from './attempts.ts'
import { isOutFor } from './rollout.ts'
import { compareVersions, isNewer, isVersion } from './version.ts'

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-11-21T08:00:00Z')

describe('versions', () => {
  test.each(['1.0', '1.0.0-beta.1', 'v1.0.0', '01.0.0', '1.0.0.0', '1.0.0 ', '', '1e3.0.0', '9999999.0.0'])('%s is none', (text) => {
    expect(isVersion(text)).toBe(false)
  })

  test('are ordered by their numbers', () => {
    expect(['1.10.0', '0.9.9', '1.2.10', '1.2.9', '2.0.0'].toSorted(compareVersions)).toEqual([
      '0.9.9',
      '1.2.9',
      '1.2.10',
      '1.10.0',
      '2.0.0',
    ])
    expect(isNewer('1.0.0', '1.0.0')).toBe(false)
  })
})

describe('staging [DESKTOP-02]', () => {
  const seeds = Array.from({ length: 2_000 }, (_, index) => `seed ${index}`)
  const outFor = (version: string, percentage: number) => seeds.filter((seed) => isOutFor(seed, version, percentage))

  test('reaches about as many as it says', () => {
    expect(outFor('1.1.0', 0)).toEqual([])
    expect(outFor('1.1.0', 100)).toEqual(seeds)
    expect(outFor('1.1.0', 30).length).toBeGreaterThan(500)
    expect(outFor('1.1.0', 30).length).toBeLessThan(700)
  })

  test('only ever adds installations, and draws anew for each version', () => {
    const first = new Set(outFor('1.1.0', 30))
    expect([...first].every((seed) => isOutFor(seed, '1.1.0', 60))).toBe(true)
    expect(outFor('1.2.0', 30).every((seed) => first.has(seed))).toBe(false)
  })
})

describe('failed attempts [DESKTOP-02]', () => {
  const failed = (times: number) =>
    Array.from({ length: times }).reduce<typeof freshUpdateMemory>((memory) => withFailure(memory, NOW), freshUpdateMemory)

  test('ends with the third failure, for a day', () => {
    expect(pausedUntil(failed(2), NOW)).toBeNull()
    expect(pausedUntil(failed(3), NOW)).toBe(NOW + 24 * HOUR_MS)
    expect(pausedUntil(failed(3), NOW + 24 * HOUR_MS)).toBeNull()
  })

  test('begins anew after the pause', () => {
    const again = withFailure(failed(3), NOW + 25 * HOUR_MS)
    expect(again.failures).toBe(1)
    expect(pausedUntil(again, NOW + 25 * HOUR_MS)).toBeNull()
  })

  test('does not trust a moment that a wrong clock wrote', () => {
    const early = NOW - 365 * 24 * HOUR_MS
    expect(pausedUntil(failed(3), early)).toBeNull()
    const seen = withSeen(freshUpdateMemory, '1.1.0', NOW)
    expect(withSeen(seen, '1.1.0', early).firstSeen).toEqual({ version: '1.1.0', at: early })
  })

  test('a version that has been installed is no longer waited for', () => {
    const seen = withSeen(freshUpdateMemory, '1.1.0', NOW)
    expect(isUrgent(seen, NOW + 7 * 24 * HOUR_MS)).toBe(true)
    expect(withStart(seen, '1.1.0').firstSeen).toBeNull()
    expect(withStart(seen, '1.0.5').firstSeen).toEqual(seen.firstSeen)
  })
})

describe('the mark of a start [DESKTOP-02]', () => {
  const starts = (version: string, times: number, from = withHealth(withStart(freshUpdateMemory, '1.0.0'))) =>
    Array.from({ length: times }).reduce<typeof freshUpdateMemory>((memory) => withStart(memory, version), from)

  test('two starts that came to nothing show a broken version', () => {
    expect(isBroken(starts('1.1.0', 2))).toBe(false)
    expect(isBroken(starts('1.1.0', 3))).toBe(true)
  })

  test('a good one once is good for ever', () => {
    expect(isBroken(starts('1.1.0', 9, withHealth(starts('1.1.0', 2))))).toBe(false)
  })

  test('a first installation has nothing to go back to', () => {
    expect(isBroken(starts('1.0.0', 9, freshUpdateMemory))).toBe(false)
  })

  test('one that a person ended says nothing', () => {
    const ended = withoutStart(starts('1.1.0', 2))
    expect(isBroken(withStart(ended, '1.1.0'))).toBe(false)
  })

  test('what is remembered is what may be kept', () => {
    expect(updateMemory.parse(starts('1.1.0', 3))).toMatchObject({ boot: { version: '1.1.0', previous: '1.0.0', starts: 3 } })
  })
})

describe('the kind of installation [DESKTOP-02]', () => {
  const environment = { development: false, productName: 'Aurora', program: '', appImage: undefined, exists: () => false }
  const windows = 'C:\\Users\\an\\AppData\\Local\\Programs\\Aurora\\Aurora.exe'
  const uninstaller = 'C:\\Users\\an\\AppData\\Local\\Programs\\Aurora\\Uninstall Aurora.exe'

  test.each([
    ['Windows, by our installer', { platform: 'win32', program: windows, exists: (path: string) => path === uninstaller }, 'ours'],
    ['Windows, a copied folder', { platform: 'win32', program: windows }, 'other'],
    ['macOS, in Applications', { platform: 'darwin', program: '/Applications/Aurora.app/Contents/MacOS/Aurora' }, 'ours'],
    ['macOS, from the disk image', { platform: 'darwin', program: '/Volumes/Aurora/Aurora.app/Contents/MacOS/Aurora' }, 'other'],
    [
      'macOS, moved by the system',
      { platform: 'darwin', program: '/private/var/x/AppTranslocation/y/d/Aurora.app/Contents/MacOS/Aurora' },
      'other',
    ],
    ['Linux, an AppImage', { platform: 'linux', appImage: '/home/an/Aurora.AppImage' }, 'ours'],
    ['Linux, a folder', { platform: 'linux' }, 'other'],
    ['a development build', { platform: 'linux', development: true }, 'development'],
    ['another system', { platform: 'freebsd' }, 'other'],
  ] as const)('%s', (_, situation, kind) => {
    expect(installationOf({ ...environment, ...situation })).toBe(kind)
  })
})
