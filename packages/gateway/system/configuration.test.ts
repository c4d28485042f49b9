import { domainRoute, whitelabel } from '@portico/contract/system/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { modulesOf } from './modules.ts'

const { brand } = readConfig({ BRAND: 'aurora' })
const set = {
  ...brand,
  gtagId: 'G-ABCD1234',
  launchGameCdns: ['https://games.cdn.example'],
  imageCdns: ['https://pictures.cdn.example'],
  modules: { ...brand.modules, referral: false, freePlay: false, tombola: true },
}
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ config: { brand: set } })
})
afterAll(() => gateway.close())

test('[CONFIG-01] tag, content networks and modules are what the brand pack says', async () => {
  expect((await gateway.call(domainRoute, {})).value).toMatchObject({
    gtagId: 'G-ABCD1234',
    launchGameCDNs: ['https://games.cdn.example'],
    imageCDNs: ['https://pictures.cdn.example'],
  })
  const { modules } = (await gateway.call(whitelabel, {})).value
  const leaves = modules.flatMap(({ childrenNodes }) => childrenNodes)
  expect(leaves).toContainEqual({ modId: 'REFERRAL', enabled: false, childrenNodes: [] })
  expect(leaves).toContainEqual({ modId: 'FREE_PLAY', enabled: false, childrenNodes: [] })
  expect(modules).toContainEqual({ modId: 'TOMBOLA', enabled: true, childrenNodes: [] })
})

test('[CONFIG-01] a group of modules is off when all of it is', () => {
  const off = Object.fromEntries(Object.keys(brand.modules).map((name) => [name, false]))
  expect(modulesOf({ modules: off }).filter(({ enabled }) => enabled)).toEqual([])
  expect(
    modulesOf({ modules: { ...off, smsLogin: true } })
      .filter(({ enabled }) => enabled)
      .map(({ modId }) => modId),
  ).toEqual(['LOGIN'])
})
