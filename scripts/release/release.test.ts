import { type DesktopBrand, desktopBrand } from '@portico/contract/desktop/brand'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createListReader } from '../../main/gateway/domain-list.ts'
import { bin, inRoot } from '../lib/root.ts'
import { run } from '../lib/run.ts'
import { planCheck } from './check.ts'
import { planDomains } from './domains.ts'
import { openKeys, outsideRepository } from './key-files.ts'
import { planKeys, planRotation } from './keys.ts'
import { planManifest } from './manifest.ts'
import { carryOut, type Plan } from './plan.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')
let folder = ''
let secrets = ''
beforeEach(() => {
  const base = mkdtempSync(join(tmpdir(), 'portico-release-'))
  folder = join(base, 'brand')
  secrets = join(base, 'secrets')
  cpSync(inRoot('resources', 'brands', 'aurora'), folder, { recursive: true })
  const pack = JSON.parse(readFileSync(join(folder, 'desktop.json'), 'utf8'))
  const publishHosts = ['https://updates.aurora.test/desktop', 'https://updates.mirror.test/desktop']
  writeFileSync(join(folder, 'desktop.json'), JSON.stringify({ ...pack, publishHosts, manualUrl: 'https://aurora.test/download' }))
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const brand = (): DesktopBrand => desktopBrand.parse(JSON.parse(readFileSync(join(folder, 'desktop.json'), 'utf8')))
const wish = (passphrase?: string) => ({ brandId: 'aurora', folder, brand: brand(), out: secrets, passphrase, now: NOW })
const secret = (id: string) => join(secrets, `aurora-${id}.pem`)
const done = (plan: Plan) => (carryOut(plan), plan)
const domains = (origins: readonly string[] = []) =>
  planDomains({ ...wish(), origins, days: 180, keys: openKeys([secret('domains-1')], brand().domainKeys, undefined) })
const check = (packages?: string) => planCheck({ ...wish(), packages })

describe('keys [DESKTOP-02]', () => {
  test('are made once, private ones for the owner alone', () => {
    done(planKeys(wish()))
    expect(readdirSync(secrets).sort()).toEqual([
      'aurora-domains-1.pem',
      'aurora-domains-2.pem',
      'aurora-update-1.pem',
      'aurora-update-2.pem',
    ])
    expect(statSync(secret('update-1')).mode & 0o777).toBe(0o600)
    expect(brand().sampleKeys).toBe(false)
    expect(() => planKeys(wish())).toThrow('rotate')
  })

  test('may be encrypted', () => {
    done(planKeys(wish('correct horse')))
    const open = (passphrase?: string) => openKeys([secret('update-2')], brand().updateKeys, passphrase)
    expect(open('correct horse')).toMatchObject([{ id: 'update-2' }])
    expect(() => open('wrong')).toThrow()
    expect(() => open()).toThrow()
  })

  test('never lie in the repository', () => {
    expect(() => outsideRepository(inRoot('keys'))).toThrow('inside the repository')
    expect(() => outsideRepository(inRoot('dist', 'a', '..', 'keys'))).toThrow('inside the repository')
  })

  test('rotate one at a time: the next one signs, and clients in use believe it', () => {
    done(planKeys(wish()))
    const before = brand()
    done(planRotation(wish(), 'updates'))
    const after = brand()
    expect(after.updateKeys.map(({ id }) => id)).toEqual(['update-2', 'update-3'])
    expect(before.updateKeys).toContainEqual(after.updateKeys[0])
    expect(after.domainKeys).toEqual(before.domainKeys)
    expect(() => openKeys([secret('update-1')], after.updateKeys, undefined)).toThrow('none of the pinned keys')
    expect(existsSync(secret('update-3'))).toBe(true)
  })

  test('of a person are never written over', () => {
    mkdirSync(secrets)
    writeFileSync(secret('update-1'), 'precious')
    expect(() => done(planKeys(wish()))).toThrow('EEXIST')
    expect(readFileSync(secret('update-1'), 'utf8')).toBe('precious')
    expect(brand().sampleKeys).toBe(true)
  })
})

describe('the list of domains [DESKTOP-03]', () => {
  test('rises, keeps its domains unless told otherwise, and is one that clients take', () => {
    done(planKeys(wish()))
    done(domains(['https://play.aurora.test', 'https://m.aurora.test']))
    done(domains())
    const read = createListReader({ brand: 'aurora', keys: brand().domainKeys }).readText(
      readFileSync(join(folder, 'domains.json'), 'utf8'),
      NOW,
    )
    expect(read).toMatchObject({ ok: true, body: { version: 3, origins: ['https://play.aurora.test', 'https://m.aurora.test'] } })
  })

  test.each(['http://play.aurora.test', 'https://10.0.0.1', 'https://a:b@play.aurora.test'])('does not take %s', (origin) => {
    done(planKeys(wish()))
    expect(() => domains([origin])).toThrow('No client would take')
  })
})

describe('the check before a release [DESKTOP-02]', () => {
  const packages = () => join(folder, '..', 'packages')
  const signed = async () => {
    mkdirSync(packages())
    writeFileSync(join(packages(), 'aurora-1.2.0-win-x64.exe'), 'an installer')
    const keys = openKeys([secret('update-1')], brand().updateKeys, undefined)
    const common = { ...wish(), folder: packages(), version: '1.2.0', notes: 'New.', percentage: 10, replaces: null, keys }
    done(await planManifest({ ...common, platform: 'win32' }))
    await expect(planManifest({ ...common, platform: 'darwin' })).rejects.toThrow('holds none of')
    await expect(planManifest({ ...common, platform: 'win32', version: '1.2.0-beta' })).rejects.toThrow('three plain numbers')
    await expect(planManifest({ ...common, platform: 'win32', replaces: '1.1.0' })).rejects.toThrow('is not newer')
    done(await planManifest({ ...common, platform: 'win32', replaces: '1.3.0' }))
    expect(readdirSync(packages()).sort()).toEqual(['aurora-1.2.0-win-x64.exe', 'latest.yml', 'rollback.yml'])
  }

  test('refuses sample keys and lists that they signed', async () => {
    expect((await check()).problems).toEqual([expect.stringContaining('sample keys')])
    done(planKeys(wish()))
    expect((await check()).problems).toEqual(['No client would take domains.json: SIGNATURE'])
    done(domains())
    expect((await check()).problems).toEqual([])
  })

  test('reads installers as a client would', async () => {
    done(planKeys(wish()))
    done(domains())
    expect((await check(folder)).problems).toEqual([expect.stringContaining('holds no manifest')])
    await signed()
    expect((await check(packages())).problems).toEqual([])
    writeFileSync(join(packages(), 'aurora-1.2.0-win-x64.exe'), 'an 1nstaller')
    expect((await check(packages())).problems).toEqual(['aurora-1.2.0-win-x64.exe: BAD_HASH'])
    rmSync(join(packages(), 'aurora-1.2.0-win-x64.exe'))
    expect((await check(packages())).problems).toEqual(['aurora-1.2.0-win-x64.exe: FILE_GONE'])
    done(planRotation(wish(), 'updates'))
    expect((await check(packages())).problems).toEqual(['latest.yml, x64: BAD_SIGNATURE', 'rollback.yml, x64: BAD_SIGNATURE'])
    rmSync(join(packages(), 'rollback.yml'))
    writeFileSync(join(packages(), 'latest.yml'), 'version: 1.2.0\n')
    expect((await check(packages())).problems).toEqual([expect.stringContaining('was not written by manifest')])
  })

  test('says from the command line what stands against the sample brand, and a dry run writes nothing', async () => {
    const call = (...args: string[]) => run(bin('node'), [inRoot('scripts', 'release', 'main.ts'), ...args])
    const checked = await call('check', '--dry-run')
    expect(checked.code).toBe(1)
    expect(checked.output).toContain('sample keys')
    const keys = await call('keys', '--out', secrets, '--dry-run')
    expect(keys.code).toBe(0)
    expect(keys.output).toContain('Would write')
    expect(existsSync(secrets)).toBe(false)
  })
})
