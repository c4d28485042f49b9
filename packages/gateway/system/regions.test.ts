import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameMenus } from '@portico/contract/catalogue/calls'
import { domainRoute, systemStatus } from '@portico/contract/system/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { locationFile } from '../testing/location-file.ts'
import { openLocations } from './locations.ts'

let folder: string
let file: string
let gateway: TestGateway
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-regions-'))
  file = join(folder, 'countries.mmdb')
  writeFileSync(file, locationFile({ 14: 'VN', 52: 'US', 78: 'FR' }))
  gateway = await testGateway({ config: { regions: { file, closed: ['US', 'FR'] } } })
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('[CONFIG-01] [CONFIG-04] the country of an address', () => {
  const at = async (ip: string) => {
    const { status, location } = (await gateway.call(systemStatus, {}, { ip })).value
    return [status, location.country]
  }

  test('comes from the operator’s location file, and closes the site to some', async () => {
    expect(await at('14.160.1.1')).toEqual([0, 'VN'])
    expect(await at('52.1.2.3')).toEqual([2, 'US'])
    expect(await at('9.9.9.9')).toEqual([0, null])
    expect(await at('2001:db8::1')).toEqual([0, null])
  })

  test('refuses the calls of a closed country and nobody else’s, and says so beside the domains', async () => {
    expect((await gateway.call(gameMenus, {}, { ip: '78.1.1.1' })).failure.code).toBe('REGION_RESTRICTED')
    expect((await gateway.call(gameMenus, {}, { ip: '14.160.1.1' })).status).toBe(200)
    const restricted = async (ip: string) => (await gateway.call(domainRoute, {}, { ip })).value.regionRestriction
    expect([await restricted('78.1.1.1'), await restricted('14.160.1.1')]).toEqual([true, false])
  })

  test('a maintenance is a maintenance for everybody', async () => {
    await gateway.status.set({ status: 1, message: null })
    expect(await at('52.1.2.3')).toEqual([1, 'US'])
    await gateway.status.set({ status: 0, message: null })
  })

  test('is unknown without a file, and a wrong file or country is named at the start', () => {
    expect(openLocations(undefined)('52.1.2.3')).toBeNull()
    expect(() => openLocations(join(folder, 'none.mmdb'))).toThrow(/LOCATION_FILE: .*none\.mmdb/)
    writeFileSync(join(folder, 'text.mmdb'), 'hello')
    expect(() => openLocations(join(folder, 'text.mmdb'))).toThrow(/LOCATION_FILE/)
    expect(() => readConfig({ BRAND: 'aurora', CLOSED_COUNTRIES: 'Vietnam' })).toThrow(/CLOSED_COUNTRIES/)
    expect(readConfig({ BRAND: 'aurora', LOCATION_FILE: file, CLOSED_COUNTRIES: 'US,FR' }).regions).toEqual({ file, closed: ['US', 'FR'] })
  })
})
