import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameList, gameVendors } from '@portico/contract/catalogue/calls'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { familiesOf } from '../art/families.ts'
import { subjectCosts } from '../art/subject.ts'
import { familyOf } from '../art/variant.ts'
import { laneOf } from '@portico/gateway/catalogue/index'
import { USUAL_LANES } from '@portico/gateway/config'
import type { NewGameRow } from '@portico/gateway/catalogue/store'
import { seededRandom } from '@portico/gateway/ports/random'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { randomFrom } from './random.ts'
import { drawCatalogue, seedGames } from './games.ts'
import { demoPeople } from './people.ts'
import { DEMO_SIZE } from './service.ts'
import { FEWEST_VENDORS, MOST_VENDORS, seedVendors } from './vendors.ts'

const random = () => randomFrom(seededRandom('portico'))
let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
  await seedGames(gateway.database.orm, random(), { games: 2000, vendors: 120, end: gateway.clock.now() })
})
afterAll(() => gateway.close())

describe('a catalogue of a real size', () => {
  test('[LOBBY-08] has ten thousand games, each with a name and a code of its own, in every language', () => {
    const { games } = drawCatalogue(random(), { games: 10_000, vendors: 120, end: gateway.clock.now() })
    expect(games).toHaveLength(10_000)
    for (const of of [
      (game: NewGameRow) => game.code,
      ...['EN', 'TY'].map(
        (code) =>
          ({ names }: NewGameRow) =>
            names[code],
      ),
    ])
      expect(new Set(games.map(of)).size).toBe(10_000)
    expect(games.filter(({ searchText }) => searchText.includes('starburst'))).toHaveLength(1)
  })

  test('[LOBBY-01] has 120 vendors with games, most of them of slots, in every lane', async () => {
    const { lanes } = (await gateway.call(gameVendors, {})).value.data
    expect(lanes).toHaveLength(10)
    expect(new Set(lanes.flatMap((lane) => lane.vendors.map(({ vassalage }) => vassalage))).size).toBe(120)
    expect(lanes.find((lane) => lane.title === 'RNG')!.total).toBeGreaterThan(1200)
    expect(lanes.filter((lane) => lane.title === 'LIVE' || lane.title === 'FISH').every((lane) => lane.vendors.length > 15)).toBe(true)
  })

  test('[GAME-03] [MODAL-06] has one entry that opens the list of its vendor, which has games', async () => {
    const live = (await gateway.call(gameList, { gameType: 'LIVE', vassalage: 'SALON', pageSize: 100 })).value.games
    const entries = live.filter(({ isGame }) => isGame === 'VASSALAGE')
    expect(entries.map(({ vassalage, gameType }) => [vassalage, gameType])).toEqual([['SALON', 'LIVE']])
    expect(live.length).toBeGreaterThan(5)
  })

  test.each([20, 40, 64, 100, 640])('has what members of the demonstration have played among %i games', (count) => {
    const { games } = drawCatalogue(random(), { games: count, end: gateway.clock.now() })
    expect(games).toHaveLength(count)
    expect(new Set(games.map(({ code }) => code)).size).toBe(count)
    for (const type of ['RNG', 'LIVE', 'FISH'])
      expect(games.some(({ gameType, opensList, enabled }) => gameType === type && !opensList && enabled)).toBe(true)
  })

  test('draws vendors and games nobody has drawn before', async () => {
    const { lanes } = (await gateway.call(gameVendors, {})).value.data
    const vendors = lanes.find((lane) => lane.title === 'RNG')!.vendors
    const drawn = await Promise.all(vendors.map(async ({ iconUrl }) => (await gateway.app.inject({ url: iconUrl })).body))
    expect(new Set(drawn).size).toBe(vendors.length)
    expect((await gateway.app.inject({ url: `/art/game/${(await gateway.catalogue.find(1_999))!.code}.svg` })).statusCode).toBe(200)
  })
})

describe('the usual catalogue', () => {
  const { games } = drawCatalogue(random(), { games: DEMO_SIZE.games, end: new Date('2026-11-01') })
  const pictures = games.map(({ classify, code, gameType, names, variant, vendorCode }) => {
    const lane = laneOf(gameType as GameType, vendorCode, USUAL_LANES)
    const families = familiesOf(lane)
    const costs = subjectCosts(`${classify} ${names['EN']}`, families)
    const { name } = familyOf(lane, code, variant)
    return { lane, named: costs.some((cost) => cost > 0), fits: costs[families.findIndex((family) => family.name === name)] === 0 }
  })

  test.each([
    ['RNG', 0.9],
    ['LIVE', 0.85],
    ['FISH', 0.8],
    ['SPORTS', 0.8],
    ['PVP', 0.95],
  ])('shows games of %s as they are called, but for a few beside another of that name', (lane, share) => {
    const named = pictures.filter((picture) => picture.lane === lane && picture.named)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ fits }) => fits).length / named.length).toBeGreaterThan(share)
  })
})

describe('what a seed is asked for', () => {
  test('more vendors or games than there are names for are refused before anything is written', () => {
    expect(seedVendors(MOST_VENDORS).rows).toHaveLength(MOST_VENDORS)
    expect(new Set(seedVendors(MOST_VENDORS).rows.map(({ code }) => code)).size).toBe(MOST_VENDORS)
    for (const count of [MOST_VENDORS + 1, FEWEST_VENDORS - 1, 30.5]) expect(() => seedVendors(count)).toThrow(RangeError)
    expect(() => drawCatalogue(random(), { games: 50_000, end: gateway.clock.now() })).toThrow(RangeError)
  })

  test('five thousand members are five thousand accounts', () => {
    const people = demoPeople(random(), 5000, 90)
    expect(new Set(people.map(({ account }) => account)).size).toBe(5008)
  })
})
