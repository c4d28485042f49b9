import { gameList, gameVendors } from '@portico/contract/catalogue/calls'
import { listAnnouncements } from '@portico/contract/content/calls'
import { publishAnnouncement } from '@portico/contract/content/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slotRow } from '../testing/games.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { addCatalogue } from './store.ts'

const PICTURE = 'https://pictures.example/lotus.png'
let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway({ integrations: {} })
  await addCatalogue(
    gateway.database.orm,
    [{ code: 'PG', displayName: 'Pearl', position: 1, iconUrl: PICTURE }],
    [slotRow(1, { iconUrl: PICTURE }), slotRow(2)],
  )
})
afterAll(() => gateway.close())

test('a stored picture is shown as it stands, and whatever has none on a plain ground', async () => {
  const [stored, plain] = (await gateway.call(gameList, {})).value.games
  expect(stored).toMatchObject({ iconUrl: PICTURE, lagerIcon: PICTURE })
  const { lanes } = (await gateway.call(gameVendors, {})).value.data
  expect(lanes[0]?.vendors).toMatchObject([{ vassalage: 'PG', iconUrl: PICTURE }])
  for (const url of [plain!.iconUrl, plain!.lagerIcon]) {
    const answer = await gateway.app.inject({ url })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(answer.body).toContain(plain!.colour)
  }
  expect((await gateway.app.inject({ url: '/art/game/NONE.svg' })).statusCode).toBe(404)
})

test('a banner without a picture leaves the choice to the site', async () => {
  const banner = { type: 'B', execution: 'B', title: { EN: 'Week' }, content: { EN: 'Week' }, groupName: 'w_home' } as const
  await gateway.call(publishAnnouncement, banner, { token: gateway.operatorKey })
  expect((await gateway.call(listAnnouncements, { types: 'B', groupName: 'w_home' })).value.list).toMatchObject([{ imageUrl: null }])
  expect((await gateway.app.inject({ url: '/art/banner/1.svg' })).statusCode).toBe(404)
})
