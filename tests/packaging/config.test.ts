import { type DomainListBody, signedDomainList } from '@portico/contract/system/shapes'
import { type Configuration, Packager } from 'electron-builder'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createListReader } from '../../main/gateway/domain-list.ts'
import { builderConfig } from '../../scripts/desktop/builder-config.ts'
import { clientConfig } from '../../scripts/desktop/client-config.ts'
import { brandFolder } from '../../scripts/desktop/folders.ts'
import { FUSES } from '../../scripts/desktop/fuses.ts'
import { inRoot, root } from '../../scripts/lib/root.ts'

const brands = readdirSync(inRoot('resources', 'brands'))

/** The configuration as electron-builder itself reads and checks it; nothing needs to be built for that. */
const checked = async (config: Configuration): Promise<Configuration> => {
  const packager = new Packager({ projectDir: root, config: { ...config, directories: { ...config.directories, app: root } } })
  await packager.validateConfig()
  return packager.config
}

describe.each(brands)('the packaging of %s', (brand) => {
  test('is a configuration that electron-builder takes [DESKTOP-07]', async () => {
    const { nsis, mac, win, protocols, publish, asar, linux, ...config } = await checked(builderConfig(brand))
    const own = clientConfig(brandFolder(brand))
    expect(config).toMatchObject({
      appId: own.appId,
      productName: own.productName,
      electronFuses: FUSES,
      artifactName: `${brand}-\${version}-\${os}-\${arch}.\${ext}`,
    })
    expect(asar).toBe(true)
    expect(nsis).toMatchObject({
      perMachine: false,
      allowElevation: false,
      buildUniversalInstaller: false,
      deleteAppDataOnUninstall: false,
    })
    expect(win?.target).toEqual([{ target: 'nsis', arch: ['x64', 'arm64'] }])
    expect(mac?.target).toEqual(['dmg', 'zip'].map((target) => ({ target, arch: ['universal'] })))
    expect(mac).toMatchObject({ hardenedRuntime: true, notarize: true })
    expect(protocols).toEqual([{ name: own.productName, schemes: [own.linkScheme], role: 'Viewer' }])
    expect(publish).toEqual(own.publishHosts.map((url) => ({ provider: 'generic', url, channel: 'latest' })))
    for (const file of [win?.icon, mac?.icon, linux?.icon]) expect(existsSync(file ?? '')).toBe(true)
    for (const file of [mac?.entitlements, mac?.entitlementsInherit]) expect(existsSync(inRoot(file ?? ''))).toBe(true)
  })

  test('ships a list of domains that two of its pinned keys signed [DESKTOP-03]', () => {
    const { domainKeys, domains, id } = clientConfig(brandFolder(brand))
    const { body } = signedDomainList.parse(JSON.parse(domains))
    const { issued } = JSON.parse(Buffer.from(body, 'base64url').toString()) as DomainListBody
    const read = createListReader({ brand: id, keys: domainKeys }).readText(domains, Date.parse(issued))
    expect(read).toMatchObject({ ok: true, by: domainKeys.map((key) => key.id) })
    expect(read.ok && read.body.origins.length).toBeGreaterThan(1)
  })
})

test('a mistake in the configuration is refused', async () => {
  const config = builderConfig(brands[0] ?? '')
  await expect(checked({ ...config, asarr: true } as Configuration)).rejects.toThrow("unknown property 'asarr'")
  const fuses = { ...FUSES, runAsNod: false }
  await expect(checked({ ...config, electronFuses: fuses })).rejects.toThrow('configuration.electronFuses should be')
  await expect(checked({ ...config, compression: 'best' } as unknown as Configuration)).rejects.toThrow(
    'configuration.compression should be',
  )
})

test('brands share nothing that one machine or one server tells apart', () => {
  const all = brands.map((brand) => clientConfig(brandFolder(brand)))
  const own = all.flatMap(({ appId, productName, linkScheme, publishHosts, updateKeys, domainKeys }) => [
    appId,
    productName,
    linkScheme,
    ...publishHosts,
    ...[...updateKeys, ...domainKeys].map(({ key }) => key),
  ])
  expect(new Set(own).size).toBe(own.length)
})

test('the hardened runtime allows no more than V8 needs', () => {
  const granted = readFileSync(join(inRoot('resources', 'mac'), 'entitlements.plist'), 'utf8').match(/<key>[^<]+/g)
  expect(granted).toEqual(['<key>com.apple.security.cs.allow-jit'])
})
