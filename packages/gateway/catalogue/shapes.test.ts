import { gameClasses, gameList, gameVendors } from '@portico/contract/catalogue/calls'
import { ICON_GROUPS } from '@portico/contract/catalogue/shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCatalogue } from '../testing/catalogue.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await fillCatalogue(gateway, { games: 400 })
})
afterAll(() => gateway.close())

const lanesIn = async (language: string) => (await gateway.call(gameVendors, {}, { language })).value.data.lanes
const listOf = async (request: object, language: string) => (await gateway.call(gameList, request, { language })).value.games

test('[GAME-10] a game has the house’s own name besides the reader’s', async () => {
  const lottery = async (language: string) =>
    (await listOf({ gameType: 'ELOTT', pageSize: 100 }, language)).find(({ gameCode }) => gameCode === 'SSC1')!
  const [english, vietnamese] = [await lottery('EN'), await lottery('TY')]
  expect(english.nodeName).toBe(vietnamese.nodeName)
  expect(vietnamese.nodeName).toBe(vietnamese.gameName)
  expect(english.nodeName).not.toBe(english.gameName)
})

test('[GAME-10] [LOBBY-12] the card of a vendor’s game shows its icon, that of an own lottery none', async () => {
  expect((await listOf({ gameType: 'RNG', pageSize: 1 }, 'EN'))[0]?.showIcon).toBe(1)
  expect((await listOf({ gameType: 'ELOTT', pageSize: 1 }, 'EN'))[0]?.showIcon).toBe(0)
})

test('[GAME-10] a lane has its category, a card for each of its first five vendors, and the vendors of each class', async () => {
  const lanes = await lanesIn('EN')
  const categories = lanes.map(({ title, gameCategory }) => [title, gameCategory])
  expect(categories).toEqual(
    expect.arrayContaining([
      ['ESPORTS', 'SPORTS'],
      ['COCKFIGHT', 'SPORTS'],
      ['RNG', 'RNG'],
    ]),
  )
  for (const lane of lanes) {
    const codes = lane.vendors.map(({ vassalage }) => vassalage)
    expect(lane.cards.map(({ vassalage }) => vassalage)).toEqual(codes.slice(0, 5))
    const [card] = lane.cards
    const [first] = await listOf({ gameType: lane.title, vassalage: card!.vassalage, pageSize: 1 }, 'EN')
    expect(card).toEqual(first)
  }
  const slots = lanes.find(({ title }) => title === 'RNG')!
  const { types } = (await gateway.call(gameClasses, { gameType: 'RNG' }, { language: 'EN' })).value
  expect(slots.gameClassify).toEqual(types[0]?.gameClassify.map(({ key, displayName, vendors }) => ({ key, displayName, vendors })))
})

test('[GAME-09] a vendor has an icon for each group of games that it makes', async () => {
  const icons = (await lanesIn('EN')).flatMap(({ title, vendors }) =>
    vendors.map(({ vassalage, iconUrl }) => ({ title, vassalage, iconUrl })),
  )
  const several = [...Map.groupBy(icons, ({ vassalage }) => vassalage).values()].find((own) => own.length > 1 && own[0]!.title !== 'LOTT')!
  expect(new Set(several.map(({ iconUrl }) => iconUrl)).size).toBe(several.length)
  const groups = icons.map(({ iconUrl }) => /^\/art\/vendor\/([A-Z]+)\//.exec(iconUrl)?.[1])
  expect(groups).toEqual(expect.arrayContaining([...ICON_GROUPS]))
  expect(new Set(groups)).toEqual(new Set([...ICON_GROUPS, 'LOTT', 'ELOTT']))
})
