import { hotMatches } from '@portico/contract/content/match-calls'
import { fillCatalogue } from '@portico/gateway/testing/catalogue'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SIZE } from './service.ts'
import { seedMatches } from './matches.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, { games: DEMO_SIZE.games })
})
afterAll(() => gateway.close())

test('[PROMO-10] the demonstration has hot matches of some kinds ahead, each with its sports game, in every language it is shown in', async () => {
  await seedMatches({ services: gateway, brand: gateway.config.brand, end: gateway.clock.now() })
  for (const { code } of gateway.config.brand.languages.filter(({ code: each }) => ['EN', 'TY', 'DE', 'AR'].includes(each))) {
    const { list } = (await gateway.call(hotMatches, {}, { language: code })).value
    expect(list).toHaveLength(11)
    expect(list.every(({ lang, game }) => lang === null && game.gameType === 'SPORTS')).toBe(true)
    expect(new Set(list.map(({ game }) => game.gameCode)).size).toBe(3)
    expect(new Set(list.map(({ bets }) => bets.length))).toEqual(new Set([2, 3]))
  }
})
